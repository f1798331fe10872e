import type { RowNamers } from '#kit/db/row-names.ts'
import { locationCities as cities } from './tables.ts'

/** What cities are called. */
export const names = {
  city: { id: cities.id, name: cities.name },
} satisfies RowNamers
