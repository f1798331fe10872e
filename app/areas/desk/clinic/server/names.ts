import type { RowNamers } from '#kit/db/row-names.ts'
import { deskClinicScreens as screens } from './tables.ts'

/** What screens are called. */
export const names = {
  screen: { id: screens.id, name: screens.name },
} satisfies RowNamers
