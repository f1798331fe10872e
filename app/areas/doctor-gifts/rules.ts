/** Most pieces of one gift at once. */
export const MOST_PIECES = 99

/** What a gift says in a talk and in passing. */
export const giftWords = (name: string, pieces: number): string => (pieces > 1 ? `${name} ×${pieces}` : name)
