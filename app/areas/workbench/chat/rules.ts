/** Letters of a quick reply, and how many a doctor has at most. */
export const PHRASE_LETTERS = 300
/** Quick replies of one doctor. */
export const MOST_PHRASES = 50
