import type { RowNamers } from '#kit/db/row-names.ts'
import { analyticsModules as modules } from './tables.ts'

/** What the home shows first is called. */
export const names = {
  module: { id: modules.id, name: modules.title },
} satisfies RowNamers
