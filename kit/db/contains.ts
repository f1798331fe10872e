import { type Column, ilike, type SQL } from 'drizzle-orm'

/** Words for a pattern of `like` in which `%`, `_` and backslashes mean themselves. */
export const literally = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The pattern of what holds these words as they were typed. */
export const containing = (words: string): string => `%${literally(words)}%`

/** The text holds these words as they were typed, in capitals or not. */
export const contains = (text: Column | SQL, words: string): SQL => ilike(text, containing(words))
