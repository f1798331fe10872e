import { oneFor, type RowNamers } from '#kit/db/row-names.ts'

/** What parking lots are called. */
export const names = {
  // A hospital has one, and is what it is called by.
  'parking-lot': oneFor('hospital'),
} satisfies RowNamers
