import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { earlier } from '#kit/time/span.ts'
import { keyNames } from '../door.ts'
import type { Asker, Outgoing } from './answer.ts'
import { wireAnswers } from './tables.ts'

/** The same key came with another body. */
export class KeyReused extends Error {}

/** What is kept of an answered question: 24 hours (wire.md, "Doing it once"). */
export const KEPT_HOURS = 24

interface Keeper extends Asker {
  db: Db
  staff: { staffId: number } | null
  doctor: { doctorId: number } | null
  now: Date
  idempotencyKey: string | undefined
}

/**
 * Answers a question with an idempotency key once. Key, effect and answer are one transaction: copies that come
 * meanwhile wait on the key's row and get the same answer, and a crash leaves either all of it or nothing.
 * Refusals are kept too, with their effect undone.
 */
export const answerOnce = async <H extends Asker>(
  callName: string,
  input: object,
  here: H,
  act: (inside: H) => unknown,
  say: (said: unknown) => Outgoing,
): Promise<Outgoing> => {
  const { idempotencyKey: key, patient, staff, doctor, now } = here as unknown as Keeper
  if (!key) return here.transact(async (inside) => say(await act(inside)))
  // Staff and doctors count downward: nobody gets the answer of another who chose the same key. A call has one door alone.
  const row = { asker: patient ?? -(staff?.staffId ?? doctor?.doctorId ?? 0), call: callName, key }
  const digest = digestOf(input)
  return here.transact(async (inside) => {
    const { db } = inside as unknown as Keeper
    const [mine] = await db
      .insert(wireAnswers)
      .values({ ...row, digest, askedAt: now })
      .onConflictDoNothing()
      .returning()
    const where = and(eq(wireAnswers.asker, row.asker), eq(wireAnswers.call, row.call), eq(wireAnswers.key, row.key))
    if (!mine) {
      const [kept] = await db.select().from(wireAnswers).where(where)
      if (!kept || kept.digest !== digest) throw new KeyReused()
      return kept.answer as Outgoing
    }
    const answer = await undoneIfRefused(inside, act, say)
    await db.update(wireAnswers).set({ answer }).where(where)
    return answer
  })
}

/** A refusal takes its effects back but not the key: they run in a savepoint. */
const undoneIfRefused = async <H extends Asker>(
  here: H,
  act: (inside: H) => unknown,
  say: (said: unknown) => Outgoing,
) => {
  const { db } = here as unknown as Keeper
  try {
    return await db.transaction(async (savepoint) => {
      const answer = say(await act(Object.assign(Object.create(here), { db: savepoint })))
      if (answer.reason) throw new Undo(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Undo) return error.answer
    throw error
  }
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
  const oldest = earlier(now, { hours: KEPT_HOURS })
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
  'sc_distinct_id',
  'cid',
  'city_id',
  'area_id',
  'jstoken',
  'vapp',
  'qqHealthOpenId',
  'accessToken',
])
