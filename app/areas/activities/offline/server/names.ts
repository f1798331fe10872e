import type { RowNamers } from '#kit/db/row-names.ts'
import { activitiesEvents as events } from './tables.ts'

/** What offline activities are called. */
export const names = {
  'offline-event': { id: events.id, name: events.title },
} satisfies RowNamers
