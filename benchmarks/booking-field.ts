import { randomInt } from 'node:crypto'
import { connect, type Database } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import type { Product } from '#test/support/product.ts'
import { type Loaded, load } from './load.ts'

/** A running product with a door of our own to its database. */
export interface Field {
  app: Product
  database: Database
}

export const openField = (app: Product): Field => ({
  app,
  database: connect(app.database.connection, { poolSize: 4, log: openLog('error') }),
})

/** Patients who are signed in, each with themselves as a member. */
export const gather = ({ app, database: { pool } }: Field, count: number): Promise<CrowdPerson[]> =>
  signInCrowd({ pool, config: readConfig({ DATA_DIR: app.dataDir }), clock: systemClock }, count)

let nights = randomInt(3_000)

/**
 * Opens slots with so many places, one each at as many doctors' clinics, on an evening of their own ten or more days ahead;
 * the demonstration's doctors who work that evening already are left out.
 */
export const openSlots = async ({ database: { pool } }: Field, count: number, places: number): Promise<number[]> => {
  const date = addDays(dayOf(systemClock.now()), 30 + ++nights)
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
       insert into guahao_schedules (hospital_id, dep_id, doctor_id, date, half, clinic, fee_fen, released_at, numbers_made)
       select hospital_id, dep_id, id, $1, 'night', 'expert', 2500, now() - interval '1 day', $3 from guahao_doctors order by id limit $2
       on conflict do nothing returning id
     )
     insert into guahao_slots (schedule_id, begin_minutes, end_minutes, total, free)
     select id, 1200, 1230, $3, array(select generate_series(1, $3)) from made returning id`,
    [date, count, places],
  )
  return rows.map(({ id }) => id)
}

/** What a rush for places brought. */
export interface Rush extends Loaded {
  /** Numbers that were acknowledged, by appointment. */
  booked: Map<string, number>
  full: number
}

/** Everybody books a place in their slot, at so many connections. */
export const rush = async (
  { app }: Field,
  people: readonly CrowdPerson[],
  slotOf: (index: number) => number,
  connections = 64,
  told: (orderId: string) => void = () => {},
): Promise<Rush> => {
  const booked = new Map<string, number>()
  let full = 0
  const loaded = await load({
    port: app.port,
    connections,
    total: people.length,
    shot: (index) => {
      const { key, memberId } = people[index] as CrowdPerson
      const body = `slot_id=${slotOf(index)}&member_id=${memberId}&user_key=${key}&idempotency_key=rush-${memberId}-${slotOf(index)}`
      return { method: 'POST', path: '/api/guahao/v1/order/create', body }
    },
    seen: ({ body }) => {
      const { reason, data } = JSON.parse(body)
      if (data?.order_id) {
        booked.set(data.order_id, data.number)
        told(data.order_id)
      } else if (reason === 'full') full += 1
    },
  })
  return { ...loaded, booked, full }
}
