import { sql } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import { guahaoSchedules as schedules, guahaoSlots as slots } from '#app/areas/guahao/schedules/server/public.ts'
import { billing } from '#app/areas/pay/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { ORDER_PAGE, PURPOSE } from '../../rules.ts'
import { activeStates, countedStates } from '../../states.ts'
import { guahaoOrders as orders } from '../tables.ts'

/** One place that is wanted. Everything that the rules decide has been decided. */
export interface BookingIntent {
  orderId: string
  patientId: number
  memberId: number
  slotId: number
  /** A place to be paid is held until then; null: it is booked at once. */
  holdUntil: Date | null
  outTradeNo: string | null
  key: string | null
  digest: string | null
  visitType: string
  cardNo: string
  remark: string
  origin: string
  previousId: string | null
  /** By which function of the product they came. */
  fromFunctionId: string | null
  /** Through which app its patient takes it; 0: through none that is known. */
  channel: number
  mostPerDay: number
  mostOpen: number
  /** What is to be paid for it until it is free again: its payment is started with it. 0 where nothing is. */
  payFen: number
  /** What was paid for the appointment that this one follows, and goes along. */
  paidFen: number
  /** Its fee is paid at the hospital: nothing is to pay now. */
  onSite: boolean
  /** Comes from the waitlist: those who wait do not stand before them. */
  overWaiters: boolean
}

/** Why a place was not taken. `again`: somebody was quicker in the same instant; a new look tells more. */
export type TakeVerdict =
  | 'taken'
  | 'not-found'
  | 'same-key'
  | 'already-booked'
  | 'same-time'
  | 'day-limit'
  | 'open-limit'
  | 'full'
  | 'again'

export interface Take {
  verdict: TakeVerdict
  number: number | null
}

const among = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '))

/** The smallest seat that is not among those taken, which are null where there are none. */
const freeSeat = (taken: string) =>
  sql.raw(
    `case when ${taken} is null then 1 else (select min(n) from generate_series(1, cardinality(${taken}) + 1) n where n <> all(${taken})) end`,
  )

/**
 * Takes places for many at once: the one statement that books. It locks the slots in the order of their ids, keeps
 * the members from leaving meanwhile, looks at each one's other appointments, gives the smallest free numbers in the order of asking,
 * and writes appointments and slots. Members and keys are looked up one by one (`lateral`, `limit 1`): a plan made on old
 * statistics would read all of them that there are. Of a slot's free numbers only as many are looked at as could be given:
 * a long array is unpacked anew by each who asks for it.
 * At most one place a member and call, so that each is judged after the last. The unique indexes refuse what another
 * process did in the same instant; nothing is then taken, and the verdict is `again`. Verdicts come in the order of `wanted`.
 */
export const takePlaces = async (db: Db, wanted: readonly BookingIntent[], now: Date): Promise<Take[]> => {
  const slotIds = [...new Set(wanted.map(({ slotId }) => slotId))]
  // Sorted: two processes that lock the same members do so in the same order.
  const memberIds = [...new Set(wanted.map(({ memberId }) => memberId))].sort((a, b) => a - b)
  const { rows } = await db.execute<{ [K in keyof Take]: Take[K] }>(sql`
    with asked as materialized (
      select * from rows from (json_to_recordset(${JSON.stringify(wanted)}::json) as ("orderId" text, "patientId" bigint, "memberId" bigint,
        "slotId" bigint, "payFen" int, "holdUntil" timestamptz, "outTradeNo" text, "paidFen" int, key text, digest text, "visitType" text, "cardNo" text,
        remark text, origin text, "previousId" text, "mostPerDay" int, "mostOpen" int, "overWaiters" boolean, "onSite" boolean, "fromFunctionId" text,
        channel int)) with ordinality as a(
        order_id, patient_id, member_id, slot_id, pay_fen, hold_until, out_trade_no, paid_fen, key, digest, visit_type, card_no,
        remark, origin, previous_id, most_per_day, most_open, over_waiters, on_site, from_function_id, channel, at)
    ), slot as materialized (
      select id, schedule_id, begin_minutes, end_minutes, free[1:${wanted.length}::int] as free, waiting_count from ${slots}
      where id = any(${sql.param(slotIds)}::bigint[]) order by id for update
    ), who as materialized (
      select m.id from unnest(${sql.param(memberIds)}::bigint[]) as wanted(id) cross join lateral (
        select id from ${members} where id = wanted.id and left_at is null for key share
      ) m
    ), seen as materialized (
      select a.*, s.hospital_id, s.dep_id, s.doctor_id, s.date, s.half, s.clinic, s.fee_fen,
        l.schedule_id, l.begin_minutes, l.end_minutes, l.free, mine.seats as open_seats, today.seats as day_seats,
        case
          when l.id is null or not exists (select from who where who.id = a.member_id) then 'not-found'
          when a.key is not null and (select true from ${orders} o where o.patient_id = a.patient_id and o.key = a.key limit 1) then 'same-key'
          when mine.same_doctor then 'already-booked'
          when mine.same_time then 'same-time'
          when today.count >= a.most_per_day then 'day-limit'
          when mine.count >= a.most_open then 'open-limit'
          when cardinality(l.free) = 0 or l.waiting_count > 0 and not a.over_waiters then 'full'
        end as verdict
      from asked a
      left join slot l on l.id = a.slot_id
      left join ${schedules} s on s.id = l.schedule_id
      cross join lateral (
        select count(*) as count, array_agg(o.open_seat) as seats, bool_or(o.doctor_id = s.doctor_id and o.date = s.date) as same_doctor,
          bool_or(o.date = s.date and o.begin_minutes = l.begin_minutes) as same_time
        from ${orders} o where o.member_id = a.member_id and o.state in (${among(activeStates)})
      ) mine
      cross join lateral (
        select count(*) as count, array_agg(o.day_seat) as seats
        from ${orders} o where o.member_id = a.member_id and o.date = s.date and o.state in (${among(countedStates)})
      ) today
    ), ready as materialized (
      select first.*, row_number() over (partition by slot_id order by at) as nth from (
        select seen.*, row_number() over (partition by member_id order by at) as turn from seen where verdict is null
      ) first where turn = 1
    ), made as (
      insert into ${orders} (id, patient_id, member_id, slot_id, schedule_id, hospital_id, dep_id, doctor_id, date, half, clinic,
        begin_minutes, end_minutes, number, fee_fen, path, path_at, made_at, hold_until, out_trade_no, paid_fen, key, digest,
        visit_type, card_no, remark, origin, previous_id, on_site, from_function_id, channel, confirm_at, day_seat, open_seat)
      select order_id, patient_id, member_id, slot_id, schedule_id, hospital_id, dep_id, doctor_id, date, half, clinic,
        begin_minutes, end_minutes, free[nth], fee_fen, array[case when hold_until is null then 'booked' else 'held' end], array[${now}::timestamptz],
        ${now}, hold_until, out_trade_no, paid_fen, key, digest, visit_type, card_no, remark, origin, previous_id, on_site, from_function_id,
        channel, case when hold_until is null and origin in ('patient', 'counter') then ${now}::timestamptz end,
        ${freeSeat('day_seats')}, ${freeSeat('open_seats')}
      from ready where nth <= cardinality(free)
      order by slot_id, nth
      on conflict do nothing
      returning id, slot_id, number
    ), billed as (
      ${billing(sql`
        select a.patient_id, ${PURPOSE}::text, a.order_id, a.pay_fen, '挂号费', ${ORDER_PAGE}::text || a.order_id, a.hold_until, a.out_trade_no, ${now}::timestamptz, 'hospital:' || a.hospital_id
        from made m join seen a on a.order_id = m.id where a.pay_fen > 0`)}
    ), lessened as (
      update ${slots} l set free = case when l.free[1:cardinality(taken.numbers)] = taken.numbers then l.free[cardinality(taken.numbers) + 1:]
        else array(select n from unnest(l.free) n where n <> all(taken.numbers) order by n) end
      from (select slot_id, array_agg(number order by number) as numbers from made group by slot_id) taken
      where l.id = taken.slot_id
    )
    select m.number, coalesce(seen.verdict, case
      when m.id is not null then 'taken'
      when r.nth > cardinality(r.free) and not exists (
        select from ready q left join made n on n.id = q.order_id
        where q.slot_id = r.slot_id and q.nth <= cardinality(q.free) and n.id is null
      ) then 'full'
      else 'again' end) as verdict
    from seen left join ready r on r.at = seen.at left join made m on m.id = seen.order_id
    order by seen.at`)
  return rows
}
