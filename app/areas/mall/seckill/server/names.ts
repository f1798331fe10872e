import type { RowNamers } from '#kit/db/row-names.ts'
import { mallSeckillSessions as sessions } from './tables.ts'

/** What sessions of seckill are called. */
export const names = {
  seckill: { id: sessions.id, name: sessions.title },
} satisfies RowNamers
