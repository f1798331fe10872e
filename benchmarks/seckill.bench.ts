import { setTimeout as sleep } from 'node:timers/promises'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#test/support/product.ts'
import { arrive } from './arrivals.ts'
import { type Bench, median, percentile, Skipped } from './bench.ts'
import { type Field, gather, openField } from './booking-field.ts'
import { hasPgbench, pgbench } from './booking-pgbench.ts'
import { load } from './load.ts'
import { buying, openSale, rushForSale, type Sale, type SaleRush } from './seckill-field.ts'
import { startBenchApp } from './test-app.ts'

/** A round alone varies by a third, on either side: the middle of nine says something. */
const [WARM_UPS, ROUNDS] = [3, 9]
const ORDERS = 2_000

let opening: Promise<Field> | undefined

const theField = () => {
  opening ??= startBenchApp().then(openField)
  return opening
}

export const close = async () => (await opening)?.database.close()

/** Orders a second of one hot row, each of somebody else. */
const sellAll = async (field: Field, connections = 256): Promise<SaleRush> => {
  const people = await gather(field, ORDERS)
  const rush = await rushForSale(field, await openSale(field, ORDERS), people, { connections })
  if (rush.bought.size < ORDERS) throw new Error(`only ${rush.bought.size} of ${ORDERS} were sold`)
  return rush
}

/** Orders a second of one stock over HTTP, beside pgbench with the one-row statement on the same server just before. */
const hot = async (emit: (line: string) => void): Promise<number | Skipped> => {
  if (!hasPgbench()) return new Skipped('no pgbench on this machine')
  const field = await theField()
  // A process that serves has been serving: the first thousands of a new one are compiled while they are answered.
  for (let round = 0; round < WARM_UPS; round++) await sellAll(field)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await pgbench(field, 1)
    const { seconds, latenciesMs } = await sellAll(field)
    const each = ORDERS / seconds
    emit(
      `${each.toFixed(0)} orders/s (p99 ${percentile(latenciesMs, 0.99).toFixed(0)} ms), pgbench ${bare.toFixed(0)}/s`,
    )
    ratios.push(each / bare)
  }
  return median(ratios)
}

const CONNECTIONS = 1_000
/** Long enough that one pause of the collector is not the slowest hundredth by itself; the seconds before are not counted. */
const [WARM_UP_SECONDS, ARRIVAL_SECONDS] = [2, 6]
/** A shared machine stands still now and then, for up to a second: what one run says is as often about that. */
const ARRIVALS = 5

/** p99 where 1,000 phones hold their connections and half as many orders arrive as could be sold: the middle of five runs. */
const atHalf = async (emit: (line: string) => void): Promise<number> => {
  const field = await theField()
  for (let round = 0; round < WARM_UPS; round++) await sellAll(field)
  await sellAsTheyArrive(field, (await greatest(field)) / 2, WARM_UP_SECONDS)
  const slowest: number[] = []
  for (let run = 0; run < ARRIVALS; run++) {
    const perSecond = (await greatest(field)) / 2
    const latenciesMs = await sellAsTheyArrive(field, perSecond, ARRIVAL_SECONDS)
    const [middle, p99, p999] = [0.5, 0.99, 0.999].map((p) => percentile(latenciesMs, p).toFixed(0))
    emit(
      `${perSecond.toFixed(0)} orders/s arrived for ${ARRIVAL_SECONDS} s, median ${middle} ms, p99 ${p99} ms, p99.9 ${p999} ms`,
    )
    slowest.push(percentile(latenciesMs, 0.99))
  }
  return median(slowest)
}

/** Orders a second that can be sold in these minutes. */
const greatest = async (field: Field): Promise<number> => {
  const seconds: number[] = []
  for (let round = 0; round < 3; round++) seconds.push((await sellAll(field)).seconds)
  return ORDERS / median(seconds)
}

/** What each had to wait, of those who arrive for so long. */
const sellAsTheyArrive = async (field: Field, perSecond: number, forSeconds: number): Promise<number[]> => {
  const total = Math.ceil(perSecond * forSeconds)
  const [people, sale] = [await gather(field, total), await openSale(field, total)]
  return arrive({
    port: field.app.port,
    connections: CONNECTIONS,
    perSecond,
    total,
    shot: (index) => buying(sale, people[index] as (typeof people)[number]),
  })
}

const [PEOPLE, TRIES, PIECES] = [5_000, 4, 2_000]
const RETURNED = 100

const leftOf = async ({ database: { pool } }: Field, { stockId }: Sale): Promise<number> =>
  (await pool.query<{ left_n: number }>('select left_n from mall_stocks where id = $1', [stockId])).rows[0]?.left_n ??
  -1

/** 20,000 requests of 5,000 patients for 2,000 pieces, one each: faults in what was sold, and in what came back. */
const rushFaults = async (emit: (line: string) => void): Promise<number> => {
  const field = await theField()
  let faults = 0
  for (let run = 0; run < 5; run++) {
    const [people, sale] = [await gather(field, PEOPLE), await openSale(field, PIECES)]
    const { bought, refused, seconds, failed } = await rushForSale(field, sale, people, {
      tries: TRIES,
      connections: 256,
    })
    const buyers = new Set([...bought.values()].map(({ patientId }) => patientId))
    const isRight =
      bought.size === PIECES && buyers.size === PIECES && failed === 0 && (await leftOf(field, sale)) === 0
    const left = await giveSomeBack(field, sale, bought)
    if (!isRight || left !== 2 * RETURNED) faults += 1
    emit(
      `${bought.size} sold to ${buyers.size}, ${[...refused].map(([why, count]) => `${count} ${why}`).join(', ')}, in ${seconds.toFixed(2)} s; ${left} came back`,
    )
  }
  return faults + (await findBrokenInvariants(field.database.db)).length
}

/** Some are cancelled, twice at once each; of others the time is over. What is left then. */
const giveSomeBack = async (field: Field, sale: Sale, bought: SaleRush['bought']): Promise<number> => {
  const orders = [...bought]
  const shot = (index: number) => {
    const [orderId, { key }] = orders[index % RETURNED] as (typeof orders)[number]
    return { method: 'POST', path: '/api/order/cancel', body: `order_id=${orderId}&user_key=${key}` }
  }
  await load({ port: field.app.port, connections: 64, total: 2 * RETURNED, shot })
  const ids = orders.slice(RETURNED, 2 * RETURNED).map(([orderId]) => orderId)
  await field.database.pool.query(`update orders_orders set hold_until = now() - interval '1 s' where id = any($1)`, [
    ids,
  ])
  // The job that ends them comes every minute.
  for (let second = 0; second < 90 && (await leftOf(field, sale)) < 2 * RETURNED; second++) await sleep(1_000)
  return leftOf(field, sale)
}

/** After so many acknowledged orders the process is killed, a run each. */
const KILLED_AFTER = [1, 64, 150, 300, 450]

/** Kills the process in the middle of a rush, again and again: acknowledged orders that are lost, and books that are not true. */
const killFaults = async (emit: (line: string) => void): Promise<number> => {
  const dataDir = makeDataDir()
  let app = await startProduct({ dataDir })
  let faults = 0
  for (const killedAfter of KILLED_AFTER) {
    const acknowledged = await rushUntilKilled(app, killedAfter)
    app = await startProduct({ dataDir })
    const { database } = openField(app)
    const { rows } = await database.pool.query('select id from orders_orders where id = any($1)', [acknowledged])
    const broken = await findBrokenInvariants(database.db)
    await database.close()
    faults += acknowledged.length - rows.length + broken.length
    for (const { says } of broken) emit(`not true after the kill: ${says}`)
    emit(`${acknowledged.length} acknowledged, ${rows.length} found`)
  }
  await app.end()
  removeDataDir(dataDir)
  return faults
}

/** A rush of 1,000 for 600 pieces that ends when the process is killed: what it had acknowledged. */
const rushUntilKilled = async (app: Product, killedAfter: number): Promise<string[]> => {
  const field = openField(app)
  const [people, sale] = [await gather(field, 1_000), await openSale(field, 600)]
  const acknowledged: string[] = []
  const told = (orderId: string) => {
    if (acknowledged.push(orderId) === killedAfter) void app.end('SIGKILL')
  }
  await rushForSale(field, sale, people, { told }).catch(() => undefined)
  await app.ended
  await field.database.close()
  return acknowledged
}

export const benches: Bench[] = [
  { name: 'seckill.hot', unit: 'of pgbench', goal: '>= 1.2', run: hot },
  { name: 'seckill.p99', unit: 'ms', goal: '<= 200', run: atHalf },
  { name: 'seckill.rush', unit: 'faults in 5 runs', goal: '= 0', run: rushFaults },
  { name: 'seckill.kill', unit: 'faults in 5 kills', goal: '= 0', run: killFaults },
]
