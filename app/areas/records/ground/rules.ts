/** What health records there are [X096]. */
export const kinds = ['prepare', 'pregnancy', 'baby'] as const
/** One of them. */
export type Kind = (typeof kinds)[number]

/** The kinds in words. */
export const kindNames: Readonly<Record<Kind, string>> = { prepare: '备孕', pregnancy: '怀孕', baby: '宝宝' }

/** Records that one account may have: a large family with some that are over. */
export const MOST_RECORDS = 30

/** Entries of one record: ten a day for three years. */
export const MOST_ENTRIES = 10_000
