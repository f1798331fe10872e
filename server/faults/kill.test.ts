import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '#kit/random/seeded.ts'
import { findBrokenBooks } from '#kit/testing/books.ts'
import { type Journal, openJournal } from '#kit/testing/journal.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#kit/testing/product.ts'
import { type Field, gather, openField, openSlots } from '../../bench/booking-field.ts'
import { startBuilt } from './built-product.ts'
import { askForPlaces, type Told } from './phones.ts'

/** Kills in the ordinary run; `npm run sweep` gives more. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1)
const SEED = Number(process.env.SEED ?? randomInt(1e9))
const PATIENTS = 2_000
const PLACES = 100

const victims = ['server', 'database', 'both'] as const
const chance = seeded(`kill ${SEED}`)
const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
  victim: victims[round % victims.length] as (typeof victims)[number],
  after: chance.int(5, PLACES - 5),
}))

let dataDir: string
let product: Product

beforeAll(async () => {
  dataDir = makeDataDir()
  product = await startBuilt({ dataDir })
}, 180_000)
afterAll(async () => {
  await product?.end()
  removeDataDir(dataDir)
})

test.each(rounds)(
  `2,000 patients after 100 places, $victim killed after $after of them: 100 booked, nothing acknowledged is lost (seed ${SEED}) [R3, R6]`,
  async ({ victim, after: moment }) => {
    const field = openField(product)
    const people = await gather(field, PATIENTS)
    const [slotId] = (await openSlots(field, 1, PLACES)) as [number]
    const journal = openJournal<Told>(join(dataDir, `journal-${slotId}`))

    const killed = killing(journal, moment, () => kill(victim))
    let waiting = await askForPlaces(product.port, people, slotId, killed.journal)
    await killed.done
    if (victim !== 'database') product = await startProduct({ dataDir })
    for (const end = performance.now() + 60_000; waiting.length > 0 && performance.now() < end; )
      waiting = await askForPlaces(product.port, waiting, slotId, journal)

    expect(waiting).toHaveLength(0)
    const after = openField(product)
    await expectSold(after, slotId, journal.read())
    await Promise.all([field.database.close(), after.database.close()])
    journal.close()
  },
  180_000,
)

/** Kills once so many acknowledgements are in the journal. */
const killing = (journal: Journal<Told>, after: number, strike: () => Promise<unknown>) => {
  const done = Promise.withResolvers<unknown>()
  let told = 0
  const write = (entry: Told) => {
    journal.write(entry)
    if (++told === after) done.resolve(strike())
  }
  return { journal: { write }, done: done.promise }
}

const kill = async (victim: (typeof victims)[number]) => {
  if (victim !== 'server') process.kill(product.database.pid, 'SIGKILL')
  if (victim !== 'database') await product.end('SIGKILL')
}

/** All places of the slot are sold, each once, and everybody who was told of a place has it. */
const expectSold = async ({ database }: Field, slotId: number, told: readonly Told[]) => {
  const { rows } = await database.pool.query<Told & { state: string }>(
    'select id as "orderId", number, state from guahao_orders where slot_id = $1',
    [slotId],
  )
  const numberOf = new Map(rows.map((row) => [row.orderId, row.number]))
  expect(told.filter(({ orderId, number }) => numberOf.get(orderId) !== number)).toEqual([])
  expect(rows).toHaveLength(PLACES)
  expect(new Set(numberOf.values()).size).toBe(PLACES)
  expect(new Set(told.map(({ orderId }) => orderId)).size).toBe(PLACES)
  expect(await findBrokenBooks(database.db)).toEqual([])
}
