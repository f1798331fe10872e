import type { CrowdPerson } from '#kit/testing/crowd.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#kit/testing/product.ts'
import { isRedisThere, REDIS_URL } from '#kit/testing/redis.ts'
import { readConfig } from '#server/config.ts'
import { median, Skipped } from './bench.ts'
import { type Field, gather, openField } from './booking-field.ts'
import { openSale, rushForSale } from './seckill-field.ts'

/** The first rushes of a process are those of a cold one. */
const [COLD, ROUNDS] = [3, 31]
const [PEOPLE, TRIES, PIECES, CONNECTIONS] = [5_000, 4, 2_000, 256]

/**
 * Requests a second of a rush for two processes of the product with a Redis between them over those of two without, all on one
 * database: the middle of rounds in which both have a rush, one right after the other.
 */
export const withRedis = async (tell: (line: string) => void): Promise<number | Skipped> => {
  if (!(await isRedisThere())) return new Skipped(`no Redis at ${REDIS_URL}`)
  return onFour(async (field, pairs) => {
    const people = await gather(field, PEOPLE)
    const perSecond = { without: [] as number[], with: [] as number[] }
    const turns = ['without', 'with'] as const
    for (let round = 0; round < COLD + ROUNDS; round++)
      // Each goes first as often.
      for (const how of round % 2 === 0 ? turns : turns.toReversed())
        perSecond[how].push(await rush(field, pairs[how], people))
    const [on, off] = [perSecond.with.slice(COLD), perSecond.without.slice(COLD)]
    const ratios = on.map((one, at) => one / (off[at] as number)).sort((a, b) => a - b)
    tell(`${median(on).toFixed(0)} requests/s with Redis, ${median(off).toFixed(0)}/s without`)
    tell(`of ${ROUNDS} rounds the lowest ${ratios[0]?.toFixed(2)}, the highest ${ratios.at(-1)?.toFixed(2)}`)
    return median(ratios)
  })
}

type Pair = readonly [Product, Product]

/** Starts two processes with a Redis and two without on one database, and ends them whatever happens. */
const onFour = async <T>(use: (field: Field, pairs: { with: Pair; without: Pair }) => Promise<T>): Promise<T> => {
  const started: Product[] = []
  const start = async (env: Record<string, string> = {}): Promise<Product> => {
    const product = await startProduct({ dataDir: makeDataDir(), env, patienceMs: 300_000 })
    started.push(product)
    return product
  }
  const end = async (product: Product) => {
    await product.end()
    removeDataDir(product.dataDir)
  }
  try {
    // Runs the database and has planted the world, which no other has behind it: nobody comes to it.
    const host = await start()
    const field = openField(host)
    const without = { DATABASE_URL: urlOf(host), SECRET: readConfig({ DATA_DIR: host.dataDir }).secret }
    const startPair = async (env: Record<string, string>) => [await start(env), await start(env)] as const
    const pairs = { without: await startPair(without), with: await startPair({ ...without, REDIS_URL }) }
    return await use(field, pairs).finally(() => field.database.close())
  } finally {
    for (const product of started.toReversed()) await end(product)
  }
}

const urlOf = ({ database: { connection } }: Product): string =>
  `postgresql://${connection.user}@localhost/${connection.database}?host=${connection.host}&port=${connection.port}`

/** Half of the people come to each process. */
const rush = async (field: Field, pair: Pair, people: readonly CrowdPerson[]): Promise<number> => {
  const sale = await openSale(field, PIECES)
  const halves = [people.slice(0, PEOPLE / 2), people.slice(PEOPLE / 2)] as const
  const come = { tries: TRIES, connections: CONNECTIONS / 2 }
  const came = await Promise.all(
    pair.map((house, at) => rushForSale({ ...field, house }, sale, halves[at] ?? [], come)),
  )
  const sold = came.reduce((sum, { bought }) => sum + bought.size, 0)
  if (sold !== PIECES) throw new Error(`${sold} of ${PIECES} were sold`)
  return (PEOPLE * TRIES) / Math.max(...came.map(({ seconds }) => seconds))
}
