import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { addDays, type Day, instantAt } from '#kit/time/day.ts'
import { localDay } from './local-day.ts'
import type { Db } from './open.ts'

/** Rows of which each is something that somebody did, and what is asked of each. */
interface Deeds {
  /** The table, joined with what says where. */
  from: SQL
  /** By which function of the product they came; rows of none are not counted. */
  functionId: SQLWrapper
  madeAt: SQLWrapper
  hospitalId: SQLWrapper
  /** null: it is of no department. */
  depId: SQLWrapper | null
  /** Whether it came to its end, whatever became of it then. */
  isDone: SQL
}

/** By what deeds are told apart. */
export type DeedKey = 'function' | 'date' | 'hospital' | 'department'

/** Which deeds are counted. */
export interface DeedsAsked {
  from: Day
  to: Day
  /** null: of all. */
  hospitalId: number | null
  /** null: of all; else of none that is of no department. */
  departmentIds: readonly number[] | null
  by: readonly DeedKey[]
}

/** How many there are of a group; what is not told apart is null. */
export type DeedSums = {
  functionId: string | null
  date: Day | null
  hospitalId: number | null
  depId: number | null
  began: number
  done: number
}

/** Counts deeds of some days by one statement. */
export const deedSums = async (
  db: Db,
  { from, functionId, madeAt, hospitalId, depId, isDone }: Deeds,
  asked: DeedsAsked,
): Promise<DeedSums[]> => {
  if (asked.departmentIds !== null && depId === null) return []
  const key = (name: DeedKey, column: SQLWrapper | null, type: 'text' | 'date' | 'bigint') =>
    asked.by.includes(name) && column !== null ? sql`${column}` : sql`null::${sql.raw(type)}`
  const which = and(
    sql`${functionId} is not null`,
    sql`${madeAt} >= ${instantAt(asked.from, 0)}`,
    sql`${madeAt} < ${instantAt(addDays(asked.to, 1), 0)}`,
    asked.hospitalId === null ? undefined : sql`${hospitalId} = ${asked.hospitalId}`,
    asked.departmentIds === null || depId === null ? undefined : inArray(sql`${depId}`, [...asked.departmentIds]),
  )
  const { rows } = await db.execute<DeedSums>(sql`
    select function_id as "functionId", date::text as date, hospital_id::float8 as "hospitalId", dep_id::float8 as "depId",
      count(*)::int as began, (count(*) filter (where is_done))::int as done
    from (
      select ${key('function', functionId, 'text')} as function_id,
        ${key('date', localDay(madeAt), 'date')} as date,
        ${key('hospital', hospitalId, 'bigint')} as hospital_id, ${key('department', depId, 'bigint')} as dep_id, ${isDone} as is_done
      from ${from} where ${which}
    ) as deeds
    group by 1, 2, 3, 4`)
  return rows
}
