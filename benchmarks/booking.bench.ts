import { findBrokenInvariants } from '#test/support/invariants.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#test/support/product.ts'
import { type Bench, median, percentile, Skipped } from './bench.ts'
import { type Field, gather, openField, openSlots, rush } from './booking-field.ts'
import { hasPgbench, pgbench } from './booking-pgbench.ts'
import { startBenchApp } from './test-app.ts'

const [WARM_UPS, ROUNDS] = [3, 3]
const BOOKINGS = 2_000

let opening: Promise<Field> | undefined

const theField = () => {
  opening ??= startBenchApp().then(openField)
  return opening
}

export const close = async () => (await opening)?.database.close()

/** Bookings a second over HTTP, beside pgbench on the same server just before; median of the rounds. */
const besidePgbench = async (schedules: 1 | 1000, emit: (line: string) => void): Promise<number | Skipped> => {
  if (!hasPgbench()) return new Skipped('no pgbench on this machine')
  const field = await theField()
  // A process that serves has been serving: the first thousands of a new one are compiled while they are answered.
  for (let round = 0; round < WARM_UPS; round++) await bookAll(field, 100)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await pgbench(field, schedules)
    const { booked, seconds, latenciesMs } = await bookAll(field, schedules)
    if (booked.size < BOOKINGS * 0.95) throw new Error(`only ${booked.size} of ${BOOKINGS} were booked`)
    const each = BOOKINGS / seconds
    emit(
      `${each.toFixed(0)} bookings/s (p99 ${percentile(latenciesMs, 0.99).toFixed(0)} ms), pgbench ${bare.toFixed(0)}/s`,
    )
    ratios.push(each / bare)
  }
  return median(ratios)
}

/** Each books for themselves, in as many slots with as many places as there are people; they come together after what ran before. */
const bookAll = async (field: Field, slots: number) => {
  const people = await gather(field, BOOKINGS)
  return rush(field, people, slotsIn(await openSlots(field, slots, BOOKINGS / slots)))
}

const slotsIn = (slots: readonly number[]) => (index: number) => slots[index % slots.length] as number

const PLACES = 100

/** 2,000 patients after 100 places, five times: how many runs did not end with 100 booked, 100 numbers and true books. */
const rushFaults = async (emit: (line: string) => void): Promise<number> => {
  const field = await theField()
  let faults = 0
  for (let run = 0; run < 5; run++) {
    const people = await gather(field, BOOKINGS)
    const [slot] = await openSlots(field, 1, PLACES)
    const { booked, full, seconds } = await rush(field, people, () => slot as number)
    const isRight = booked.size === PLACES && new Set(booked.values()).size === PLACES && full === BOOKINGS - PLACES
    if (!isRight) faults += 1
    emit(`${booked.size} booked, ${full} told that it is full, in ${seconds.toFixed(2)} s`)
  }
  return faults + (await findBrokenInvariants(field.database.db)).length
}

/** After so many acknowledged bookings the process is killed, a run each. */
const KILLED_AFTER = [1, 64, 150, 300, 450]

/** Kills the process in the middle of a rush, again and again: acknowledged bookings that are lost, and books that are not true. */
const killFaults = async (emit: (line: string) => void): Promise<{ lost: number; seconds: number }> => {
  const dataDir = makeDataDir()
  let app = await startProduct({ dataDir })
  let lost = 0
  const back: number[] = []
  for (const killedAfter of KILLED_AFTER) {
    const acknowledged = await rushUntilKilled(app, killedAfter)
    app = await startProduct({ dataDir })
    back.push(app.startSeconds)
    const { database } = openField(app)
    const { rows } = await database.pool.query('select id from guahao_orders where id = any($1)', [acknowledged])
    const broken = await findBrokenInvariants(database.db)
    await database.close()
    lost += acknowledged.length - rows.length + broken.length
    for (const { says } of broken) emit(`not true after the kill: ${says}`)
    emit(`${acknowledged.length} acknowledged, ${rows.length} found, serving after ${app.startSeconds.toFixed(2)} s`)
  }
  await app.end()
  removeDataDir(dataDir)
  return { lost, seconds: Math.max(...back) }
}

/** A rush of 1,000 for 600 places that ends when the process is killed: what it had acknowledged. */
const rushUntilKilled = async (app: Product, killedAfter: number): Promise<string[]> => {
  const field = openField(app)
  const people = await gather(field, 1_000)
  const slots = await openSlots(field, 20, 30)
  const acknowledged: string[] = []
  const told = (orderId: string) => {
    if (acknowledged.push(orderId) === killedAfter) void app.end('SIGKILL')
  }
  await rush(field, people, slotsIn(slots), 64, told).catch(() => undefined)
  await app.ended
  await field.database.close()
  return acknowledged
}

let killing: Promise<{ lost: number; seconds: number }> | undefined
const killed = (emit: (line: string) => void) => {
  killing ??= killFaults(emit)
  return killing
}

export const benches: Bench[] = [
  {
    name: 'booking.hot',
    unit: 'of pgbench',
    goal: '>= 1.5',
    run: (emit) => besidePgbench(1, emit),
  },
  {
    name: 'booking.spread',
    unit: 'of pgbench',
    goal: '>= 0.35',
    run: (emit) => besidePgbench(1000, emit),
  },
  { name: 'booking.rush', unit: 'faults in 5 runs', goal: '= 0', run: rushFaults },
  { name: 'booking.kill', unit: 'lost in 5 kills', goal: '= 0', run: async (emit) => (await killed(emit)).lost },
  { name: 'booking.kill.back', unit: 's', goal: '<= 3', run: async (emit) => (await killed(emit)).seconds },
]
