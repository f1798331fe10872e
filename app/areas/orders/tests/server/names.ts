import type { RowNamers } from '#kit/db/row-names.ts'
import { ordersTests as tests } from './tables.ts'

/** What tests that doctors ordered are called. */
export const names = {
  'visit-test': { id: tests.id, name: tests.name },
} satisfies RowNamers
