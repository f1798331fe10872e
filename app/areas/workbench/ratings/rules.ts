/** Letters of an answer. */
export const ANSWER_LETTERS = 300
