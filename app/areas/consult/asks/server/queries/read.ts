import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { PatientId } from '#server/here.ts'
import type { AskState } from '../../states.ts'
import { consultAsks as asks } from '../tables.ts'

interface Turn {
  page: number
  size: number
}

/** A patient's consultations in these states (all where none is named), the newest first. */
export const listOwnAsks = (
  db: Db,
  patient: PatientId,
  { states, ...turn }: Turn & { states: readonly AskState[] },
) => {
  const inStates = states.length > 0 ? inArray(asks.state, [...states]) : undefined
  const found = db
    .select()
    .from(asks)
    .where(and(eq(asks.patientId, patient), inStates))
    .orderBy(desc(asks.madeAt), asc(asks.id))
  return page(found.$dynamic(), turn)
}

/** Names of departments of the catalogue by their ids. */
export const namesOfDepartments = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: catalogue.id, name: catalogue.name })
    .from(catalogue)
    .where(inArray(catalogue.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
