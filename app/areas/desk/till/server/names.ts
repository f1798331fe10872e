import { localDay } from '#kit/db/local-day.ts'
import { type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { deskTillShifts as shifts } from './tables.ts'

/** What shifts are called. */
export const names = {
  shift: { id: shifts.id, name: wordsOf(shifts.staffName, localDay(shifts.openedAt)) },
} satisfies RowNamers
