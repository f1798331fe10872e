import type { RowNamers } from '#kit/db/row-names.ts'
import { activitiesGiftCards as cards } from './tables.ts'

/** What gift cards are called. */
export const names = {
  // Cards are printed in batches, which have no row of their own.
  'gift-card': { id: cards.id, name: cards.cardNo, otherwise: (id) => `批次 ${id}` },
} satisfies RowNamers
