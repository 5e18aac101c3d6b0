/** The words of the pages that stand in no language file: headings and the reference words of the action tables. */

/** @typedef {"en" | "ru"} Language */

/** @type {Record<Language, Record<string, string>>} */
export const HEADINGS = {
  en: {
    made: "Written by `npm run pages` from the rules and the language files; changes belong there.",
    other: "По-русски",
    pays: "What pays",
    actions: "Actions",
    action: "Action",
    cost: "Paid with",
    provokes: "Provokes",
    note: "What to know",
    others: "Used by windows and the game master",
    options: "World options",
    option: "Option",
    changes: "What it changes",
    values: "Values, the default first",
    rules: "Rules",
    enforce: "Kept",
    resolve: "Worked out",
    prompt: "Asked",
    inform: "Told",
    nothing: "–",
    noOptions: "This game has none.",
    integer: "a whole number",
  },
  ru: {
    made: "Страница составлена командой `npm run pages` по правилам и языковым файлам; править нужно их.",
    other: "In English",
    pays: "Чем платят",
    actions: "Действия",
    action: "Действие",
    cost: "Цена",
    provokes: "Провоцирует",
    note: "Что важно",
    others: "Для окон и ведущего",
    options: "Настройки мира",
    option: "Настройка",
    changes: "Что меняет",
    values: "Значения, первое — по умолчанию",
    rules: "Правила",
    enforce: "За чем следит система",
    resolve: "Что она считает",
    prompt: "О чём спрашивает",
    inform: "О чём рассказывает",
    nothing: "–",
    noOptions: "У этой игры их нет.",
    integer: "целое число",
  },
};

/** How an action provokes, by the word of its table. @type {Record<Language, Record<string, string>>} */
export const PROVOKES = {
  en: {
    no: "no",
    yes: "yes",
    moving: "by the way it goes",
    target: "the target",
    "target-armed": "the target, if armed",
    ranged: "if ranged or in an area",
    aided: "as what is aided",
    begun: "as what is begun",
    "unless-said": "unless its own text says otherwise",
  },
  ru: {
    no: "нет",
    yes: "да",
    moving: "по пути",
    target: "цель",
    "target-armed": "цель, если вооружена",
    ranged: "если дистанционная или по области",
    aided: "как то, чему помогают",
    begun: "как то, что начато",
    "unless-said": "если в описании не сказано иного",
  },
};
