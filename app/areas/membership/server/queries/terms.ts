import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  membershipAllowances as allowances,
  membershipBenefits as benefits,
  type Promised,
  membershipTerms as terms,
} from '../tables.ts'

export type TermRow = typeof terms.$inferSelect

const counting = (patientId: number) => and(eq(terms.patientId, patientId), isNull(terms.takenBackAt))

/** A patient's terms that count now or later, in their order. */
export const listLive = (db: Db, patientId: number, now: Date): Promise<TermRow[]> =>
  db
    .select()
    .from(terms)
    .where(and(counting(patientId), gt(terms.endsAt, now)))
    .orderBy(asc(terms.startsAt), asc(terms.id))

/** All that a patient ever had. */
export const listEverTerms = (db: Db, patient: PatientId): Promise<TermRow[]> =>
  db.select().from(terms).where(eq(terms.patientId, patient)).orderBy(desc(terms.id))

export const findTermOf = async (db: Db, source: { orderId: string } | { codeId: number }) =>
  (
    await db
      .select()
      .from(terms)
      .where('orderId' in source ? eq(terms.orderId, source.orderId) : eq(terms.codeId, source.codeId))
  )[0]

/** Writes a term with what may be used in it. */
export const insertTerm = async (
  db: Db,
  row: typeof terms.$inferInsert,
  promised: readonly Promised[],
): Promise<TermRow> => {
  const [term] = (await db.insert(terms).values(row).returning()) as [TermRow]
  const limited = promised.filter(({ times }) => times > 0)
  if (limited.length > 0)
    await db
      .insert(allowances)
      .values(limited.map(({ benefitId, times }) => ({ termId: term.id, benefitId, total: times, left: times })))
  return term
}

export const moveTerm = (db: Db, id: number, span: { startsAt: Date; endsAt: Date }) =>
  db.update(terms).set(span).where(eq(terms.id, id))

export const takeTermBack = (db: Db, id: number, takenBackAt: Date) =>
  db.update(terms).set({ takenBackAt }).where(eq(terms.id, id))

/** Whether anything of a term was used or is booked. */
export const isTermUsed = async (db: Db, termId: number): Promise<boolean> =>
  (await db.$count(allowances, and(eq(allowances.termId, termId), sql`${allowances.left} < ${allowances.total}`))) > 0

/** What may be used in a term, by benefit. */
export const listAllowances = (db: Db, termIds: readonly number[]) =>
  db
    .select({ allowance: allowances, benefit: benefits })
    .from(allowances)
    .innerJoin(benefits, eq(benefits.id, allowances.benefitId))
    .where(inArray(allowances.termId, [...termIds]))
    .orderBy(asc(benefits.position), asc(benefits.id))

/** How often a patient can still use a benefit now; undefined where nothing that counts now brings it with an end. */
export const sumLeft = async (
  db: Db,
  patient: PatientId,
  benefitId: number,
  now: Date,
): Promise<number | undefined> => {
  const [sum] = await db
    .select({ n: count(), left: sql<number>`coalesce(sum(${allowances.left}), 0)::int` })
    .from(allowances)
    .innerJoin(terms, eq(terms.id, allowances.termId))
    .where(and(counting(patient), lte(terms.startsAt, now), gt(terms.endsAt, now), eq(allowances.benefitId, benefitId)))
  return sum && sum.n > 0 ? sum.left : undefined
}

/** Uses a benefit once, of the term that ends first; that term, or undefined where nothing is left. */
export const takeAllowance = async (
  db: Db,
  patient: PatientId,
  benefitId: number,
  now: Date,
): Promise<number | undefined> => {
  const { rows } = await db.execute<{ term_id: string }>(sql`
    update ${allowances} a set left_n = a.left_n - 1
    where a.benefit_id = ${benefitId} and a.left_n > 0 and a.term_id = (
      select t.id from ${terms} t join ${allowances} b on b.term_id = t.id and b.benefit_id = ${benefitId}
      where t.patient_id = ${patient} and t.taken_back_at is null and t.starts_at <= ${now} and t.ends_at > ${now}
        and b.left_n > 0
      order by t.ends_at limit 1)
    returning a.term_id`)
  return rows[0] && Number(rows[0].term_id)
}

/** Gives back what was taken of a term. */
export const giveAllowanceBack = (db: Db, termId: number, benefitId: number) =>
  db
    .update(allowances)
    .set({ left: sql`${allowances.left} + 1` })
    .where(and(eq(allowances.termId, termId), eq(allowances.benefitId, benefitId)))

/** Of these doctors the one who looks after the fewest. */
export const findFreest = async (db: Db, doctorIds: readonly number[], now: Date): Promise<number | undefined> => {
  if (doctorIds.length === 0) return undefined
  const held = await db
    .select({ doctorId: terms.doctorId, n: sql<number>`count(distinct ${terms.patientId})::int` })
    .from(terms)
    .where(and(inArray(terms.doctorId, [...doctorIds]), isNull(terms.takenBackAt), gte(terms.endsAt, now)))
    .groupBy(terms.doctorId)
  const load = new Map(held.map(({ doctorId, n }) => [doctorId, n]))
  return [...doctorIds].sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0) || a - b)[0]
}
