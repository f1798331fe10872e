/** Which way a list is sorted: upwards or downwards. */
export type Direction = 'asc' | 'desc'

/** By what a list may be sorted, and which way each is sorted where nobody says: the newest first, the cheapest first. */
export type Sorts = Readonly<Record<string, Direction>>

/** Most lines of a file that is answered at once: one of more is written later, and none is ever cut off without a word. */
export const MOST_EXPORTED = 10_000
/** So many files somebody may have written later at the same time. */
export const MOST_AT_ONCE = 3
/** The job that writes them. */
export const EXPORTS_JOB = 'exports.write'

/** What a list can be exported as; CSV where nothing is said. */
export const fileFormats = ['csv', 'xlsx'] as const
/** One of them. */
export type FileFormat = (typeof fileFormats)[number]
