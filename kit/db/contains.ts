import { type Column, ilike, type SQL } from 'drizzle-orm'

/** The text holds these words as they were typed, in capitals or not: `%`, `_` and backslashes mean themselves. */
export const contains = (text: Column | SQL, words: string): SQL =>
  ilike(text, `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
