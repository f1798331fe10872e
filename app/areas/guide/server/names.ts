import type { RowNamers } from '#kit/db/row-names.ts'
import { guidePlans as plans } from './tables.ts'

/** What plans that lead to the native app are called. */
export const names = {
  'guide-plan': { id: plans.id, name: plans.planName },
} satisfies RowNamers
