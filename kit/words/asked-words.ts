/** A question of more words is a text: nobody is asked about those behind. */
export const MOST_WORDS = 6

/** The words of a question, the first ones alone; pinyin is one, however it is spaced. */
export const askedWords = (typed: string): string[] =>
  /\p{Script=Han}/u.test(typed) ? spacedWords(typed).slice(0, MOST_WORDS) : [typed]

/** What stands between spaces. */
export const spacedWords = (typed: string): string[] => typed.split(/\s+/).filter(Boolean)
