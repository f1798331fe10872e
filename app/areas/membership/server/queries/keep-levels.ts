import { eq, type SQL, sql } from 'drizzle-orm'
import { pointsLedger as ledger } from '#app/areas/points/server/public.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { LEAST_OF_PACKAGE, type LevelStep } from '../../rules.ts'
import { membershipLevels as levels, membershipTerms as terms, membershipEmittedLevels as told } from '../tables.ts'
import type { LevelRow } from './levels.ts'

/** Two who write at the same time wait for each other: growth rises over all levels. */
export const lockLevels = (db: Db) => lockName(db, 'membership_levels')

export const insertLevel = (db: Db, row: LevelRow) => db.insert(levels).values(row)

export const updateLevel = (db: Db, { level, ...set }: LevelRow) =>
  db.update(levels).set(set).where(eq(levels.level, level))

export const deleteLevel = (db: Db, level: number) => db.delete(levels).where(eq(levels.level, level))

/** Everybody who has grown or was told of a level, with their growth, whether a package of theirs counts, and what they were told. */
const everybody = (now: Date): SQL => sql`
  select coalesce(g.patient_id, t.patient_id) as patient_id, coalesce(g.growth, 0) as growth, t.level as told, t.until,
    exists (
      select 1 from ${terms} m where m.patient_id = coalesce(g.patient_id, t.patient_id)
        and m.taken_back_at is null and m.starts_at <= ${now} and m.ends_at > ${now}
    ) as is_vip
  from (select patient_id, sum(growth) as growth from ${ledger} group by patient_id) g
    full join ${told} t on t.patient_id = g.patient_id`

/** The level that counts for a row of `everybody` by these steps, as `levelOf` and `memberLevel` of the rules have it. */
const counting = (steps: readonly LevelStep[]): SQL => {
  const rows = [{ level: 0, growth: 0 }, ...steps].map(({ level, growth }) => sql`(${level}::int, ${growth}::int)`)
  const grown = sql`(select max(s.level) from (values ${sql.join(rows, sql`, `)}) s (level, growth)
    where s.growth <= greatest(e.growth, 0))`
  return sql`case when e.is_vip then greatest(${LEAST_OF_PACKAGE}::int, ${grown}) else ${grown} end`
}

/** The level that counts now for each who has grown or was told of one; all others are on none. For joins of rooms that count. */
export const memberLevels = (steps: readonly LevelStep[], now: Date): SQL =>
  sql`select e.patient_id, ${counting(steps)} as level from (${everybody(now)}) e`

/** How many patients come to a higher level by other steps, and how many to a lower one. */
export const countMoved = async (
  db: Db,
  now: Date,
  { before, after }: Record<'before' | 'after', readonly LevelStep[]>,
): Promise<{ up: number; down: number }> => {
  const { rows } = await db.execute<{ up: number; down: number }>(sql`
    select count(*) filter (where later > earlier)::int as up, count(*) filter (where later < earlier)::int as down
    from (select ${counting(before)} as earlier, ${counting(after)} as later from (${everybody(now)}) e) moved`)
  return rows[0] ?? { up: 0, down: 0 }
}

/** Patients behind this one for whom another level counts than they were told. Whose package just ended is told of that first. */
export const listMoved = async (
  db: Db,
  now: Date,
  { steps, behind, most }: { steps: readonly LevelStep[]; behind: number; most: number },
): Promise<number[]> => {
  const { rows } = await db.execute<{ patient_id: string }>(sql`
    select e.patient_id from (${everybody(now)}) e
    where e.patient_id > ${behind} and (e.until is null or e.until > ${now}) and coalesce(e.told, 0) <> ${counting(steps)}
    order by e.patient_id limit ${most}`)
  return rows.map(({ patient_id }) => Number(patient_id))
}
