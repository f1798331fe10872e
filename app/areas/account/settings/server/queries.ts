import type { Db } from '#kit/db/open.ts'
import { accountLeavings as leavings } from './tables.ts'

export const insertLeaving = (db: Db, row: typeof leavings.$inferInsert) => db.insert(leavings).values(row)
