/** Which way a list is sorted: upwards or downwards. */
export type Direction = 'asc' | 'desc'

/** By what a list may be sorted, and which way each is sorted where nobody says: the newest first, the cheapest first. */
export type Sorts = Readonly<Record<string, Direction>>

/** Most lines that one exported file has: more are refused in words, and never cut off without a word. */
export const MOST_EXPORTED = 10_000

/** What a list can be exported as; CSV where nothing is said. */
export const fileFormats = ['csv', 'xlsx'] as const
/** One of them. */
export type FileFormat = (typeof fileFormats)[number]
