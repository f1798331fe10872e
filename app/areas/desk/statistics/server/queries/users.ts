import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { accessPatientDays as days, accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { consultConsultations as consultations } from '#app/areas/consult/consultations/server/public.ts'
import { guahaoOrders as bookings } from '#app/areas/guahao/booking/server/public.ts'
import { memberLevels } from '#app/areas/membership/server/public.ts'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import { type Listed, listOfSums, since, until } from '#kit/db/list-query.ts'
import { localDay } from '#kit/db/local-day.ts'
import type { Db } from '#kit/db/open.ts'
import { type Day, dayOf, instantAt } from '#kit/time/day.ts'
import { RETENTION_DAYS, type UserKey } from '../../rules/users.ts'

/** What is counted: on these days. */
interface Counted {
  from: Day
  to: Day
  now: Date
  /** The levels of membership, by which some are told apart. */
  steps: Parameters<typeof memberLevels>[0]
  /** Told apart by these; what is not among them is null in each row. */
  by: readonly UserKey[]
}

/** How many users there are of each group. */
export type UserSums = Awaited<ReturnType<ReturnType<typeof selectSums>['execute']>>[number]

/** Who signed up, was there, and did something for the first time, in each group: the latest days first. */
export const userSums = (db: Db, counted: Counted): Listed<UserSums> => listOfSums(db, () => selectSums(db, counted))

const places: Readonly<Record<UserKey, string>> = {
  date: 'bucket',
  week: 'bucket',
  channel: 'channel',
  level: 'level',
}

const selectSums = (db: Db, counted: Counted) => {
  const { by } = counted
  const number = (name: 'channel' | 'level') =>
    sql<number | null>`${by.includes(name) ? sql.raw(places[name]) : sql`null`}::int`
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.raw(column)}), 0)::int`
  const sums = db
    .select({
      date: sql<Day | null>`bucket::text`.as('sum_date'),
      channel: number('channel').as('sum_channel'),
      level: number('level').as('sum_level'),
      joined: sum('joined').as('sum_joined'),
      active: sum('active').as('sum_active'),
      firstBooking: sum('first_booking').as('sum_first_booking'),
      firstOrder: sum('first_order').as('sum_first_order'),
      firstConsultation: sum('first_consultation').as('sum_first_consultation'),
      due1: sum('due_1').as('sum_due_1'),
      kept1: sum('kept_1').as('sum_kept_1'),
      due7: sum('due_7').as('sum_due_7'),
      kept7: sum('kept_7').as('sum_kept_7'),
      due30: sum('due_30').as('sum_due_30'),
      kept30: sum('kept_30').as('sum_kept_30'),
      now: sum('stands').as('sum_now'),
    })
    .from(sql`(${facts(counted)}) as facts`)
    .groupBy(sql`bucket`, ...by.filter((name) => places[name] !== 'bucket').map((name) => sql.raw(places[name])))
    .as('sums')
  return db.select().from(sums).orderBy(desc(sums.date), asc(sums.level), sql`${sums.channel} nulls last`)
}

/** What a fact may say, in order; 0 where it does not. */
const columns = ['joined', 'active', 'first_booking', 'first_order', 'first_consultation', 'stands'] as const
const retention = RETENTION_DAYS.flatMap((day) => [`due_${day}`, `kept_${day}`])

/**
 * Numbers of people who did the same in the same group, a row for each: counted below what is added up, so that a person is there once in a
 * day, in a week, or in all of the days.
 */
const facts = (counted: Counted): SQL => {
  const all = [joinedFacts(counted), activeFacts(counted), ...firstFacts(counted)]
  if (!isByTime(counted)) all.push(standingFacts(counted))
  return sql.join(all, sql` union all `)
}

const isByTime = ({ by }: Counted): boolean => by.includes('date') || by.includes('week')

/** A day as the group tells it apart. */
const bucketOf = ({ by }: Counted, day: SQL): SQL => {
  if (by.includes('week')) return sql`date_trunc('week', ${day})::date`
  return by.includes('date') ? day : sql`null::date`
}

/** People `who` (patient, day, and what else) as facts of one figure, with what they are told apart by. */
const counting = (counted: Counted, figure: (typeof columns)[number], who: SQL, kept: readonly SQL[] = []): SQL => {
  const { by, steps, now } = counted
  const isBy = (name: UserKey) => by.includes(name)
  const figures = columns.map((name) => (name === figure ? sql`count(*)` : sql`0`))
  const rest = retention.map((name, at) => sql`${kept[at] ?? sql`0`} as ${sql.raw(name)}`)
  return sql`
    select who.bucket, ${isBy('channel') ? sql`p.joined_channel` : sql`null::int`} as channel,
      ${isBy('level') ? sql`coalesce(l.level, 0)` : sql`null::int`} as level,
      ${sql.join([...columns.map((name, at) => sql`${figures[at]} as ${sql.raw(name)}`), ...rest], sql`, `)}
    from (${who}) who join ${patients} p on p.id = who.patient_id
      ${isBy('level') ? sql`left join (${memberLevels(steps, now)}) l on l.patient_id = p.id` : sql``}
    group by 1, 2, 3`
}

/** Who signed up on these days, and was there again so many days later, where that day is over. */
const joinedFacts = (counted: Counted): SQL => {
  const { from, to, now } = counted
  const joined = localDay(patients.createdAt)
  const again = (day: number) => sql`exists (
    select from ${days} d where d.patient_id = ${patients.id} and d.day = ${joined} + ${sql.raw(String(day))})`
  const flags = RETENTION_DAYS.map(
    (day) => sql`${joined} + ${sql.raw(String(day))} < ${dayOf(now)}::date as ${sql.raw(`is_due_${day}`)},
      ${again(day)} as ${sql.raw(`is_kept_${day}`)}`,
  )
  const who = sql`
    select ${patients.id} as patient_id, ${bucketOf(counted, joined)} as bucket, ${sql.join(flags, sql`, `)}
    from ${patients} where ${and(since(patients.createdAt)(from), until(patients.createdAt)(to))}`
  const kept = RETENTION_DAYS.flatMap((day) => [
    sql.raw(`count(*) filter (where who.is_due_${day})`),
    sql.raw(`count(*) filter (where who.is_due_${day} and who.is_kept_${day})`),
  ])
  return counting(counted, 'joined', who, kept)
}

/** Who was there on these days. */
const activeFacts = (counted: Counted): SQL =>
  counting(
    counted,
    'active',
    sql`
    select distinct ${days.patientId} as patient_id, ${bucketOf(counted, sql`${days.day}`)} as bucket
    from ${days} where ${days.day} between ${counted.from} and ${counted.to}`,
  )

/** Who did something on these days that they had never done before: what came to nothing does not count as done. */
const firstFacts = (counted: Counted): SQL[] => {
  const { from, to } = counted
  const first = (
    figure: 'first_booking' | 'first_order' | 'first_consultation',
    table: typeof bookings | typeof orders | typeof consultations,
    done: 'booked' | 'paid' | 'waiting',
  ) =>
    counting(
      counted,
      figure,
      sql`
      select ${table.patientId} as patient_id, ${bucketOf(counted, localDay(sql`min(${table.madeAt})`))} as bucket
      from ${table}
      where ${and(since(table.madeAt)(from), until(table.madeAt)(to), sql`${done} = any(${table.path})`)}
        and not exists (
          select from ${table} b
          where b.patient_id = ${table.patientId} and ${done} = any(b.path) and b.made_at < ${instantAt(from, 0)}
        )
      group by ${table.patientId}`,
    )
  return [
    first('first_booking', bookings, 'booked'),
    first('first_order', orders, 'paid'),
    first('first_consultation', consultations, 'waiting'),
  ]
}

/** Every account that there is. */
const standingFacts = (counted: Counted): SQL =>
  counting(counted, 'stands', sql`select ${patients.id} as patient_id, null::date as bucket from ${patients}`)
