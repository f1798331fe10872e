import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { type SealedRow, sealedRowsOf } from '#app/areas/records/children/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { counted, isNew, takeOver } from '#kit/db/upsert.ts'
import type { Day } from '#kit/time/day.ts'
import type { Programme } from '../rules.ts'
import {
  recordsVaccineChoices as choices,
  recordsVaccineDoses as doses,
  recordsVaccineEditions as editions,
  recordsVaccinations as vaccinations,
} from './tables.ts'

export type EditionRow = typeof editions.$inferSelect
export type DoseRow = typeof doses.$inferSelect
export type VaccinationRow = typeof vaccinations.$inferSelect

/** The edition of a programme that counts on that day: the newest in force. */
export const findEdition = async (db: Db, programme: Programme, today: Day): Promise<EditionRow | undefined> =>
  (
    await db
      .select()
      .from(editions)
      .where(and(eq(editions.programme, programme), lte(editions.effectiveOn, today)))
      .orderBy(desc(editions.effectiveOn), desc(editions.id))
      .limit(1)
  )[0]

/** All editions with the number of their doses, the newest first. */
export const listEditions = (db: Db): Promise<(Omit<EditionRow, 'takenAt'> & { lineCount: number })[]> =>
  db
    .select({
      id: editions.id,
      edition: editions.edition,
      programme: editions.programme,
      title: editions.title,
      source: editions.source,
      effectiveOn: editions.effectiveOn,
      lineCount: db.$count(doses, eq(doses.editionId, editions.id)),
    })
    .from(editions)
    .orderBy(desc(editions.effectiveOn), desc(editions.id))

/** The doses of an edition by their ages. */
export const listDoses = (db: Db, editionId: number): Promise<DoseRow[]> =>
  db.select().from(doses).where(eq(doses.editionId, editionId)).orderBy(asc(doses.ageMonths), asc(doses.id))

/** Writes an edition or what it is called now; gives its id. */
export const upsertEdition = async (db: Db, row: typeof editions.$inferInsert): Promise<number> => {
  const { programme, title, source, effectiveOn } = row
  const [made] = await db
    .insert(editions)
    .values(row)
    .onConflictDoUpdate({ target: editions.edition, set: { programme, title, source, effectiveOn } })
    .returning({ id: editions.id })
  if (!made) throw new Error('the edition was not written')
  return made.id
}

/** Writes doses of an edition; how many were new, how many others changed. */
export const upsertDoses = async (db: Db, rows: (typeof doses.$inferInsert)[]) => {
  const {
    series,
    variant,
    number,
    name,
    prevents,
    ageMonths,
    beforeMonths,
    endMonths,
    gap,
    isLive,
    sex,
    bornAfter,
    note,
  } = doses
  const told = {
    series,
    variant,
    number,
    name,
    prevents,
    ageMonths,
    beforeMonths,
    endMonths,
    gap,
    isLive,
    sex,
    bornAfter,
    note,
  }
  return counted(
    await db
      .insert(doses)
      .values(rows)
      .onConflictDoUpdate({ target: [doses.editionId, doses.doseId], ...takeOver(told) })
      .returning({ id: doses.id, isNew }),
  )
}

/** What a child was given, in the order in which it was written, and what was chosen for it, sealed: asked before each plan. */
export const findHistory = async (
  db: Db,
  childId: number,
): Promise<{ given: Pick<VaccinationRow, 'id' | 'contentSealed'>[]; chosen: string | undefined }> => {
  const of = ({ id, contentSealed }: typeof vaccinations | typeof choices, isChoice: boolean) => ({
    id: sql<number>`${id}`.as('id'),
    contentSealed: sql<string>`${contentSealed}`.as('content_sealed'),
    isChoice: sql<boolean>`${sql.raw(`${isChoice}`)}`.as('is_choice'),
  })
  const rows = await db
    .select(of(vaccinations, false))
    .from(vaccinations)
    .where(eq(vaccinations.childId, childId))
    .unionAll(db.select(of(choices, true)).from(choices).where(eq(choices.childId, childId)))
    .orderBy(sql`id`)
  return {
    given: rows.filter(({ isChoice }) => !isChoice),
    chosen: rows.find(({ isChoice }) => isChoice)?.contentSealed,
  }
}

/** The same of the child that is asked for, as one value beside it. */
export const historyBeside: SQL<{ given: SealedRow[]; chosen: SealedRow[] }> =
  sql`json_build_object('given', ${sealedRowsOf(vaccinations)}, 'chosen', ${sealedRowsOf(choices)})`

/** What several children were given: for the file of somebody's own data. */
export const listVaccinationsOf = async (db: Db, childIds: readonly number[]): Promise<VaccinationRow[]> =>
  childIds.length === 0
    ? []
    : db.select().from(vaccinations).where(isAnyOf(vaccinations.childId, childIds)).orderBy(asc(vaccinations.id))

export const insertVaccinations = (db: Db, rows: (typeof vaccinations.$inferInsert)[]) =>
  db.insert(vaccinations).values(rows)

/** Takes what a child was given away again. */
export const deleteVaccination = (db: Db, childId: number, id: number) =>
  db.delete(vaccinations).where(and(eq(vaccinations.childId, childId), eq(vaccinations.id, id)))

/** What was chosen for a child, sealed; undefined where nothing was. */
export const findChoices = async (db: Db, childId: number): Promise<string | undefined> =>
  (await db.select().from(choices).where(eq(choices.childId, childId)))[0]?.contentSealed

export const putChoices = (db: Db, childId: number, contentSealed: string) =>
  db
    .insert(choices)
    .values({ childId, contentSealed })
    .onConflictDoUpdate({ target: choices.childId, set: { contentSealed } })
