import type { RowNamers } from '#kit/db/row-names.ts'

/** What searches at the counter are called. */
export const names = {
  // Nothing is kept of whom somebody looked for.
  search: { says: () => '' },
} satisfies RowNamers
