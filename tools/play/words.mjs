const WORDS = {
  en: {
    title: "The table is open. Each of you opens an address of your own (three browser windows will do):",
    gm: "Game master",
    player: "Player",
    end: "The world is kept between starts. Ctrl+C closes the table.",
    notice: "This is the project's own tabletop, not Foundry VTT.",
  },
  ru: {
    title: "Стол открыт. У каждого свой адрес (хватит трёх окон браузера):",
    gm: "Ведущий",
    player: "Игрок",
    end: "Мир хранится между запусками. Ctrl+C закрывает стол.",
    notice: "Это собственный стол проекта, а не Foundry VTT.",
  },
};

/**
 * Prints who opens what.
 * @param {{url: string, lang: "en" | "ru", seats: readonly string[]}} table user ids, the game master's first
 * @returns {string[]} the addresses, in the same order
 */
export function sayWhereToGo({ url, lang, seats }) {
  const words = WORDS[lang];
  const rows = seats.map((id, index) => ({
    name: index === 0 ? words.gm : `${words.player} ${index}`,
    address: `${url}/game?user=${encodeURIComponent(id)}&lang=${lang}`,
  }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${words.title}\n`);
  for (const { name, address } of rows) console.log(`  ${name.padEnd(width)}  ${address}`);
  console.log(`\n${words.end}\n${words.notice}\n`);
  return rows.map(({ address }) => address);
}
