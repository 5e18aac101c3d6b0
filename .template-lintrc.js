module.exports = {
  extends: "recommended",
  rules: {
    "no-curly-component-invocation": "off",
    "no-implicit-this": "off",
    "block-indentation": "off",
  },
};
