/** The longest texts of a question and its theme, in characters. */
export const lengths = { title: 60, content: 4_000, otherWords: 600, theme: 12 } as const
/** Most other ways of asking one question, one a line. */
export const MOST_OTHER_WORDS = 20
/** The shortest of them: one letter is in everything. */
export const LEAST_WORDS = 2
/** Most questions that are kept, hidden ones among them: an automatic answer looks through them all. */
export const MOST_QUESTIONS = 1_000
/** Most themes. */
export const MOST_THEMES = 50
/** What the desk adds is numbered from here on: below it stand the questions that every installation has. */
export const FIRST_OWN_ID = 10_000

/** By what questions may be sorted at the desk: as patients see them where nothing is asked. */
export const questionSorts = { newest: 'desc' } as const

/** Which questions the desk looks at, in words. */
export const questionStates = { on: '显示中', off: '已隐藏' } as const
/** Which questions the desk looks at. */
export type QuestionState = keyof typeof questionStates

/** Lines that say something. */
const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Other ways of asking, one a line, each once. */
export const otherWordsIn = (text: string): string[] => [...new Set(linesIn(text))]

/** Paragraphs of an answer, one a line, none of them empty. */
export const paragraphsIn = (text: string): string => linesIn(text).join('\n')
