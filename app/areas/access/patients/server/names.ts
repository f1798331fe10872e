import { sql } from 'drizzle-orm'
import type { RowNamers } from '#kit/db/row-names.ts'
import { accessPatients as patients } from './tables.ts'

/** As `maskedName` of the rules makes it: a whole name is never read, and no list of the desk can be searched by one. */
const masked = sql`case when btrim(${patients.nickname}) ~ '^(用户[0-9]{4})?$' then '匿名用户' else left(btrim(${patients.nickname}), 1) || '**' end`

/** What accounts of patients are called. */
export const names = {
  patient: { id: patients.id, name: masked },
} satisfies RowNamers
