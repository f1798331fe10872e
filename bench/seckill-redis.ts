import { makeDataDir, type Product, removeDataDir, startProduct } from '#kit/testing/product.ts'
import { readConfig } from '#server/config.ts'
import { median, Skipped } from './bench.ts'
import { type Field, gather, openField } from './booking-field.ts'
import { openSale, rushForSale } from './seckill-field.ts'

const REDIS_URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
const ROUNDS = 8
const [PEOPLE, TRIES, PIECES, CONNECTIONS] = [5_000, 4, 2_000, 256]

/** Requests a second of a rush for two processes of the product on one database, with a Redis between them over those without. */
export const withRedis = async (tell: (line: string) => void): Promise<number | Skipped> => {
  if (!(await isRedisThere())) return new Skipped(`no Redis at ${REDIS_URL}`)
  const perSecond = { without: [] as number[], with: [] as number[] }
  const dataDirs = [makeDataDir(), makeDataDir()] as const
  try {
    const turns = ['without', 'with'] as const
    // Each goes first as often: the database grows, and the machine's speed changes meanwhile.
    for (let round = 0; round < ROUNDS; round++)
      for (const how of round % 2 === 0 ? turns : turns.toReversed())
        perSecond[how].push(await onTwo(dataDirs, how === 'with' ? { REDIS_URL } : {}, rushFor))
  } finally {
    dataDirs.forEach(removeDataDir)
  }
  const [on, off] = [median(perSecond.with), median(perSecond.without)]
  tell(`${on.toFixed(0)} requests/s with Redis, ${off.toFixed(0)}/s without`)
  return on / off
}

type Env = Record<string, string>

/** Starts two processes on one database, and ends them whatever happens. */
const onTwo = async <T>(
  [own, other]: readonly [string, string],
  env: Env,
  use: (first: Field, second: Field) => Promise<T>,
): Promise<T> => {
  const first = await startProduct({ dataDir: own, env, patienceMs: 300_000 })
  const field = openField(first)
  let second: Product | undefined
  try {
    const shared = { DATABASE_URL: urlOf(first), SECRET: readConfig({ DATA_DIR: own }).secret }
    second = await startProduct({ dataDir: other, env: { ...env, ...shared } })
    return await use(field, { ...field, house: second })
  } finally {
    await second?.end()
    await field.database.close()
    await first.end()
  }
}

const urlOf = ({ database: { connection } }: Product): string =>
  `postgresql://${connection.user}@localhost/${connection.database}?host=${connection.host}&port=${connection.port}`

/** Half of the people come to each process. */
const rushFor = async (first: Field, second: Field): Promise<number> => {
  const [people, sale] = [await gather(first, PEOPLE), await openSale(first, PIECES)]
  const halves = [people.slice(0, PEOPLE / 2), people.slice(PEOPLE / 2)] as const
  const come = { tries: TRIES, connections: CONNECTIONS / 2 }
  const came = await Promise.all([
    rushForSale(first, sale, halves[0], come),
    rushForSale(second, sale, halves[1], come),
  ])
  const sold = came.reduce((sum, { bought }) => sum + bought.size, 0)
  if (sold !== PIECES) throw new Error(`${sold} of ${PIECES} were sold`)
  return (PEOPLE * TRIES) / Math.max(...came.map(({ seconds }) => seconds))
}

const isRedisThere = async (): Promise<boolean> => {
  const { Redis } = await import('ioredis')
  const redis = new Redis(REDIS_URL, { lazyConnect: true, retryStrategy: () => null })
  redis.on('error', () => undefined)
  const isThere = await redis.connect().then(
    () => true,
    () => false,
  )
  redis.disconnect()
  return isThere
}
