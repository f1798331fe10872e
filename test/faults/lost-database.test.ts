import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Field, gather, openField, openSlots } from '#benchmarks/booking-field.ts'
import { liveMbOf, mayBeLookedInto } from '#benchmarks/live-memory.ts'
import { familyOf } from '#benchmarks/processes.ts'
import { openSale } from '#benchmarks/seckill-field.ts'
import type { CrowdPerson } from '../support/crowd.ts'
import { type Journal, openJournal } from '../support/journal.ts'
import { freePort, makeDataDir, type Product, removeDataDir } from '../support/product.ts'
import { runs } from '../support/runs.ts'
import { startBuilt } from './built-product.ts'
import { expectBooked, expectSold, type Outcome, piecesOf, placesOf, requestScarce, type Scarce } from './phones.ts'

/** How long the database, or the server, stands still: twice as long as a statement may take. `npm run sweep` takes 30 s. */
const FROZEN_MS = Number(process.env.FREEZE_SECONDS ?? 4) * 1_000
/** Everybody gets one, a few at a time: so there is always something under way, until the last has theirs. */
const PLACES = 300
const AT_ONCE = 6

let dataDir: string
let product: Product
let lookPort: number
let field: Field

beforeAll(async () => {
  dataDir = makeDataDir()
  lookPort = await freePort()
  product = await startBuilt({
    dataDir,
    env: { DATABASE_SECONDS: String(Math.ceil(FROZEN_MS / 2_000)), ...mayBeLookedInto(lookPort) },
  })
}, 400_000)
afterAll(async () => {
  await product?.end()
  removeDataDir(dataDir)
})
beforeEach(() => {
  field = openField(product)
})
afterEach(() => field.database.close())

/** What happens to the database, or to the server, and from when to when it was certainly away. */
interface Fault {
  name: string
  strike: () => Promise<{ from: number; until: number }>
}

const endedBy = (signal: NodeJS.Signals) => async () => {
  const { pid } = product.database
  const before = await databaseBegan()
  await inWritingTransactions(async () => {
    process.kill(pid, signal)
    await expect.poll(() => runs(pid), { timeout: 30_000 }).toBe(false)
  })
  const from = performance.now()
  let until = from
  for (let answers = false; !answers; ) {
    const began = performance.now()
    // What is left of a killed database may answer once more: only the next one counts.
    answers = await databaseBegan().then(
      (at) => at !== before,
      () => false,
    )
    if (!answers) until = began
    await sleep(20)
  }
  return { from, until }
}

/** When the database that answers began, as text. */
const databaseBegan = async () =>
  (await field.database.pool.query<{ at: string }>('select pg_postmaster_start_time()::text as at')).rows[0]?.at

const faults: Fault[] = [
  { name: 'the database is stopped as for a restart (SIGINT)', strike: endedBy('SIGINT') },
  { name: 'the database is stopped without a shutdown (SIGQUIT)', strike: endedBy('SIGQUIT') },
  { name: 'the database is killed (SIGKILL)', strike: endedBy('SIGKILL') },
  {
    name: 'all connections to the database are cut',
    async strike() {
      await inWritingTransactions(async () => {
        await field.database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        )
      })
      const now = performance.now()
      return { from: now, until: now }
    },
  },
  {
    name: 'the database stands still [R5]',
    async strike() {
      await inWritingTransactions(() => signalDatabase('SIGSTOP'))
      const from = performance.now()
      await sleep(FROZEN_MS)
      const until = performance.now()
      signalDatabase('SIGCONT')
      return { from, until }
    },
  },
  {
    name: 'the server itself stands still',
    async strike() {
      await inWritingTransactions(() => sleep(FROZEN_MS))
      const now = performance.now()
      return { from: now, until: now }
    },
  },
]

test.each(faults)(
  '$name while patients book and order: the server lives, says so, is well within 5 s, and nothing acknowledged is lost [R4]',
  async ({ strike }) => {
    const pid = product.pid
    const [slotId] = (await openSlots(field, 1, PLACES)) as [number]
    const sale = await openSale(field, PLACES)
    const people = await gather(field, PLACES)
    const booking = rushFor(placesOf(slotId), people)
    const ordering = rushFor(piecesOf(sale), people)
    await Promise.all([booking.begun, ordering.begun])
    const health = watchHealth()

    const { from, until } = await strike()
    await expect.poll(async () => (await callApi('/health')).status, { timeout: 5_000, interval: 20 }).toBe(200)
    const seen = await health.end()
    const whileAway = seen.filter(({ began, ended }) => began > from && ended < until)
    expect(runs(pid)).toBe(true)
    expect(whileAway.filter(({ status }) => status !== 503)).toEqual([])
    if (until > from) expect(seen.filter(({ ended, status }) => ended > from && status === 503)).not.toHaveLength(0)

    await expectBooked(field.database, { slotId, places: PLACES }, await booking.told)
    await expectSold(field.database, { stockId: sale.stockId, pieces: PLACES }, await ordering.told)
  },
  120_000 + 4 * FROZEN_MS,
)

test('a booking whose connection is cut is answered 503 with a time to ask again, and then succeeds under its key', async () => {
  const [slotId] = (await openSlots(field, 1, PLACES)) as [number]
  const [person] = (await gather(field, 1)) as [CrowdPerson]
  const body = new URLSearchParams({ ...placesOf(slotId).formOf(person), user_key: person.key } as Record<
    string,
    string
  >)
  const book = () => fetch(`http://127.0.0.1:${product.port}/api/guahao/v1/order/create`, { method: 'POST', body })
  const holder = await field.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from guahao_slots where id = $1 for update', [slotId])
  const cut = book()
  const cutThoseWhoWait = async () =>
    (
      await field.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'yilu'`,
      )
    ).rows.length
  await expect.poll(cutThoseWhoWait).toBeGreaterThan(0)
  const answer = await cut
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  await holder.query('rollback')
  holder.release()
  expect((await book()).status).toBe(200)
}, 60_000)

test(
  'reads that wait for a database that stands still are all answered, and leave no memory behind',
  async () => {
    const list = '/guahao/v1/unit/list'
    for (let round = 0; round < 50; round++) await Promise.all(Array.from({ length: 20 }, () => callApi(list)))
    const before = await liveMbOf({ pid: product.pid, lookPort })
    signalDatabase('SIGSTOP')
    const waiting: ReturnType<typeof callApi>[] = []
    const health: Asked[] = []
    for (const end = performance.now() + FROZEN_MS; performance.now() < end; ) {
      for (let i = 0; i < 10; i++) waiting.push(callApi(list))
      health.push(await callApi('/health'))
    }
    signalDatabase('SIGCONT')
    const answered = await Promise.all(waiting)

    expect(answered.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(Math.min(...health.map(({ began, ended }) => ended - began))).toBeLessThan(150)
    await expect.poll(async () => (await callApi(list)).status, { timeout: 5_000 }).toBe(200)
    expect((await liveMbOf({ pid: product.pid, lookPort })) - before).toBeLessThan(50)
  },
  60_000 + 2 * FROZEN_MS,
)

/** Does `work` while the server stands still with transactions open in which something is written and nothing is asked. */
const inWritingTransactions = async (work: () => unknown) => {
  const writes = async () => {
    const { rows } = await field.database.pool.query(
      `select from pg_stat_activity where state = 'idle in transaction' and backend_xid is not null`,
    )
    return rows.length > 0
  }
  for (let [found, tries] = [false, 0]; !found; tries++) {
    if (tries > 2_000) throw new Error('nobody writes')
    process.kill(product.pid, 'SIGSTOP')
    found = await writes()
    if (!found) process.kill(product.pid, 'SIGCONT')
    await sleep(5)
  }
  try {
    await work()
  } finally {
    process.kill(product.pid, 'SIGCONT')
  }
}

const signalDatabase = (signal: NodeJS.Signals) => {
  for (const { pid } of familyOf(product.database.pid)) process.kill(pid, signal)
}

/** Everybody asks for it, and again as long as they get no answer; what was acknowledged. */
const rushFor = (scarce: Scarce, people: readonly CrowdPerson[]) => {
  const journal = openJournal<Outcome>(join(dataDir, `journal-${Math.random()}`))
  const begun = Promise.withResolvers<void>()
  let told = 0
  const write: Journal<Outcome>['write'] = (entry) => {
    journal.write(entry)
    if (++told === 5) begun.resolve()
  }
  const askOn = async () => {
    let waiting = [...people]
    for (const end = performance.now() + 60_000 + 2 * FROZEN_MS; waiting.length > 0 && performance.now() < end; )
      waiting = await requestScarce(product.port, waiting, scarce, { write }, AT_ONCE)
    expect(waiting).toHaveLength(0)
    const entries = journal.read()
    journal.close()
    return entries
  }
  return { begun: begun.promise, told: askOn() }
}

interface Asked {
  began: number
  ended: number
  /** 0 without an answer. */
  status: number
}

const callApi = async (path: string): Promise<Asked> => {
  const began = performance.now()
  const status = await fetch(`http://127.0.0.1:${product.port}/api${path}`).then(
    (answer) => answer.status,
    () => 0,
  )
  return { began, ended: performance.now(), status }
}

/** Asks on and on how the server is. */
const watchHealth = () => {
  let isOver = false
  const watch = async () => {
    const seen: Asked[] = []
    while (!isOver) {
      seen.push(await callApi('/health'))
      await sleep(20)
    }
    return seen
  }
  const watching = watch()
  const end = () => {
    isOver = true
    return watching
  }
  return { end }
}
