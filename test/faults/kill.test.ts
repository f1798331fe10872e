import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Field, gather, openField, openSlots } from '#benchmarks/booking-field.ts'
import { openSale } from '#benchmarks/seckill-field.ts'
import { seeded } from '#kit/random/seeded.ts'
import { type Journal, openJournal } from '../support/journal.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '../support/product.ts'
import { startBuilt } from './built-product.ts'
import { expectBooked, expectSold, type Outcome, piecesOf, placesOf, requestScarce, type Scarce } from './phones.ts'

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
}, 400_000)
afterAll(async () => {
  await product?.end()
  removeDataDir(dataDir)
})

test.each(rounds)(
  `2,000 patients after 100 places, $victim killed after $after of them: 100 booked, nothing acknowledged is lost (seed ${SEED}) [R3, R6]`,
  async (round) => {
    const field = openField(product)
    const [slotId] = (await openSlots(field, 1, PLACES)) as [number]
    const told = await rushThroughKill(field, placesOf(slotId), round)
    await inField((after) => expectBooked(after.database, { slotId, places: PLACES }, told))
  },
  180_000,
)

test.each(rounds)(
  `2,000 patients after 100 pieces of a flash sale, $victim killed after $after of them: 100 sold, nothing acknowledged is lost (seed ${SEED}) [R3, R11]`,
  async (round) => {
    const field = openField(product)
    const sale = await openSale(field, PLACES)
    const told = await rushThroughKill(field, piecesOf(sale), round)
    await inField((after) => expectSold(after.database, { stockId: sale.stockId, pieces: PLACES }, told))
  },
  180_000,
)

/** What was acknowledged of a rush in the midst of which somebody is killed; who got no answer asks again until they have one. */
const rushThroughKill = async (field: Field, scarce: Scarce, { victim, after }: (typeof rounds)[number]) => {
  const people = await gather(field, PATIENTS)
  await field.database.close()
  const journal = openJournal<Outcome>(join(dataDir, `journal-${randomInt(1e9)}`))
  const killed = killing(journal, after, () => kill(victim))
  let waiting = await requestScarce(product.port, people, scarce, killed.journal)
  await killed.done
  if (victim !== 'database') product = await startProduct({ dataDir })
  for (const end = performance.now() + 60_000; waiting.length > 0 && performance.now() < end; )
    waiting = await requestScarce(product.port, waiting, scarce, journal)
  expect(waiting).toHaveLength(0)
  const told = journal.read()
  journal.close()
  return told
}

const inField = async (look: (field: Field) => Promise<void>) => {
  const field = openField(product)
  await look(field)
  await field.database.close()
}

/** Kills once so many acknowledgements are in the journal. */
const killing = (journal: Journal<Outcome>, after: number, strike: () => Promise<unknown>) => {
  const done = Promise.withResolvers<unknown>()
  let told = 0
  const write = (entry: Outcome) => {
    journal.write(entry)
    if (++told === after) done.resolve(strike())
  }
  return { journal: { write }, done: done.promise }
}

const kill = async (victim: (typeof victims)[number]) => {
  if (victim !== 'server') process.kill(product.database.pid, 'SIGKILL')
  if (victim !== 'database') await product.end('SIGKILL')
}
