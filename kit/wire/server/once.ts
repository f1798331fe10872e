import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { earlier } from '#kit/time/span.ts'
import { keyNames } from '../audience.ts'
import type { Asker, Outgoing } from './answer.ts'
import { wireAnswers } from './tables.ts'

/** The same key came with another body. */
export class KeyReused extends Error {}

/** What is kept of an answered question: 24 hours (wire.md, "Doing it once"). */
export const STORED_HOURS = 24

interface Keeper extends Asker {
  db: Db
  staff: { staffId: number } | null
  doctor: { doctorId: number } | null
  now: Date
  idempotencyKey: string | undefined
}

/** A question with a key, without its answer. */
export interface Keyed {
  asker: number
  call: string
  key: string
  digest: string
  askedAt: Date
}

/** What is kept of a question; undefined where it has no key. */
export const keyedOf = (call: string, input: object, ctx: Asker): Keyed | undefined => {
  const { idempotencyKey: key, patient, staff, doctor, now: askedAt } = ctx as unknown as Keeper
  if (!key) return undefined
  // Staff and doctors count downward: nobody gets the answer of another who chose the same key. A call has one audience alone.
  const asker = patient ?? -(staff?.staffId ?? doctor?.doctorId ?? 0)
  return { asker, call, key, digest: digestOf(input), askedAt }
}

/**
 * Answers a question with an idempotency key once. Key, effect and answer are one transaction: copies that come
 * meanwhile wait on the key's row and get the same answer, and a crash leaves either all of it or nothing.
 * A refusal undoes its effect and is kept after that. A copy that comes between acts anew, and what it was answered is then
 * the answer to both.
 */
export const answerOnce = async <H extends Asker>(
  keyed: Keyed | undefined,
  ctx: H,
  act: (inside: H) => unknown,
  say: (said: unknown) => Outgoing,
): Promise<Outgoing> => {
  if (!keyed) return ctx.transact(async (inside) => say(await act(inside)))
  const asked = ctx.transact(async (inside) => {
    const { db } = inside as unknown as Keeper
    if ((await insertKeys(db, [keyed])).size === 0) return findAnswer(db, keyed)
    const answer = say(await act(inside))
    if (answer.reason) throw new Undo(answer)
    await keepAnswers(db, [{ ...keyed, answer }])
    return answer
  })
  // A refusal takes back all that was written with it, its key too, which is then written alone.
  return asked.catch(async (error: unknown) => {
    if (!(error instanceof Undo)) throw error
    const { answer } = error
    const { db } = ctx as unknown as Keeper
    // A copy may have come between: what it was answered stands.
    return (await insertRefusal(db, { ...keyed, answer })) ? answer : findAnswer(db, keyed)
  })
}

/** One name for a key of one asker. */
export const nameOf = ({ asker, key }: Pick<Keyed, 'asker' | 'key'>): string => `${asker} ${key}`

/** Writes the keys of questions of one call; the names of those that were not known. */
export const insertKeys = async (db: Db, asked: readonly Keyed[]): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ asker: number; key: string }>(sql`
    insert into ${wireAnswers} (asker, call, key, digest, asked_at)
    select asker, call, key, digest, "askedAt" from json_to_recordset(${JSON.stringify(asked)}::json)
      as a(asker bigint, call text, key text, digest text, "askedAt" timestamptz)
    order by asker, key on conflict do nothing returning asker, key`)
  return new Set(rows.map(nameOf))
}

/** Writes answers to keys that were written in this transaction, byte for byte. */
export const keepAnswers = (db: Db, answered: readonly (Keyed & { answer: Outgoing })[]) =>
  db.execute(sql`
    update ${wireAnswers} kept set answer = a.answer from json_to_recordset(${JSON.stringify(answered)}::json)
      as a(asker bigint, call text, key text, answer json)
    where kept.asker = a.asker and kept.call = a.call and kept.key = a.key`)

/** False where the key is known already. */
const insertRefusal = async (db: Db, row: Keyed & { answer: Outgoing }): Promise<boolean> =>
  (await db.insert(wireAnswers).values(row).onConflictDoNothing().returning({ key: wireAnswers.key })).length > 0

const isSame = ({ asker, call, key }: Keyed) =>
  and(eq(wireAnswers.asker, asker), eq(wireAnswers.call, call), eq(wireAnswers.key, key))

/** What was answered to a key; throws `KeyReused` where it came with another body. */
export const findAnswer = async (db: Db, keyed: Keyed): Promise<Outgoing> => {
  const [kept] = await db.select().from(wireAnswers).where(isSame(keyed))
  if (!kept || kept.digest !== keyed.digest) throw new KeyReused()
  return kept.answer as Outgoing
}

class Undo extends Error {
  readonly answer: Outgoing

  constructor(answer: Outgoing) {
    super()
    this.answer = answer
  }
}

/** Forgets answers older than they are kept; returns how many. */
export const deleteOldAnswers = async (db: Db, now: Date): Promise<number> => {
  const oldest = earlier(now, { hours: STORED_HOURS })
  const gone = await db.delete(wireAnswers).where(lt(wireAnswers.askedAt, oldest)).returning({ key: wireAnswers.key })
  return gone.length
}

/** Forgets what one asker was answered. */
export const deleteAnswersTo = (db: Db, asker: number) => db.delete(wireAnswers).where(eq(wireAnswers.asker, asker))

/** The same content in another order of parameters is the same content. Who asks and how it is traced is no content. */
const digestOf = (input: object): string => {
  const content = Object.entries(input)
    .filter(([name]) => !notContent.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

const notContent = new Set([
  'idempotency_key',
  ...Object.values(keyNames),
  'trace_id',
  'from_function_id',
  'sc_distinct_id',
  'cid',
  'city_id',
  'area_id',
  'jstoken',
  'vapp',
  'qqHealthOpenId',
  'accessToken',
])
