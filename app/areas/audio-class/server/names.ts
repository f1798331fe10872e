import type { RowNamers } from '#kit/db/row-names.ts'
import { audioClassClasses as classes } from './tables.ts'

/** What classes are called. */
export const names = {
  class: { id: classes.id, name: classes.title },
} satisfies RowNamers
