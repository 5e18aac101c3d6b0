import { host } from "../apps/host.js";

/** Names that the host would bring in its language files: conditions and ways of moving. English, Russian. */
const CORE_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  "EFFECT.StatusDead": ["Dead", "Мёртв"],
  "EFFECT.StatusUnconscious": ["Unconscious", "Без сознания"],
  "EFFECT.StatusProne": ["Prone", "Лежит"],
  "EFFECT.StatusInvisible": ["Invisible", "Невидим"],
  "EFFECT.StatusBlind": ["Blind", "Слеп"],
  "EFFECT.StatusStun": ["Stunned", "Оглушён"],
  "EFFECT.StatusRestrain": ["Restrained", "Скован"],
  "EFFECT.StatusFear": ["Frightened", "Испуган"],
  "EFFECT.StatusFly": ["Flying", "Летит"],
  "EFFECT.StatusHover": ["Hovering", "Парит"],
  "EFFECT.StatusBurrow": ["Burrowing", "Под землёй"],
  "TOKEN.MOVEMENT.ACTIONS.walk.label": ["Walk", "Шаг"],
  "TOKEN.MOVEMENT.ACTIONS.fly.label": ["Fly", "Полёт"],
  "TOKEN.MOVEMENT.ACTIONS.swim.label": ["Swim", "Вплавь"],
  "TOKEN.MOVEMENT.ACTIONS.burrow.label": ["Burrow", "Под землёй"],
  "TOKEN.MOVEMENT.ACTIONS.crawl.label": ["Crawl", "Ползком"],
  "TOKEN.MOVEMENT.ACTIONS.climb.label": ["Climb", "Лазание"],
  "TOKEN.MOVEMENT.ACTIONS.jump.label": ["Jump", "Прыжок"],
  "TOKEN.MOVEMENT.ACTIONS.blink.label": ["Blink", "Скачок"],
  "TOKEN.MOVEMENT.ACTIONS.displace.label": ["Displace", "Смещение"],
};

/** Adds the names, once the language files are loaded, where those have none of their own. */
export function addCoreWords(): void {
  const { i18n } = host.game as unknown as { i18n: { lang: string; translations: object; has(key: string): boolean } };
  const utils = host.foundry["utils"] as { setProperty(object: object, key: string, value: unknown): boolean };
  const column = i18n.lang.startsWith("ru") ? 1 : 0;
  for (const [key, names] of Object.entries(CORE_WORDS)) {
    if (!i18n.has(key)) utils.setProperty(i18n.translations, key, names[column]);
  }
}
