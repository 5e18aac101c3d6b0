/** The composition root: the only file that names rulesets, faces and Foundry together. */
export {};
