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
 * A refusal undoes its effect and is kept after that. A copy that comes between acts anew, and what it was answered is then
 * the answer to both.
 */
export const answerOnce = async <H extends Asker>(
  callName: string,
  input: object,
  here: H,
  act: (inside: H) => unknown,
  say: (said: unknown) => Outgoing,
): Promise<Outgoing> => {
  const { idempotencyKey: key, patient, staff, doctor, db: root, now } = here as unknown as Keeper
  if (!key) return here.transact(async (inside) => say(await act(inside)))
  // Staff and doctors count downward: nobody gets the answer of another who chose the same key. A call has one door alone.
  const asker = patient ?? -(staff?.staffId ?? doctor?.doctorId ?? 0)
  const row = { asker, call: callName, key, digest: digestOf(input), askedAt: now }
  const asked = here.transact(async (inside) => {
    const { db } = inside as unknown as Keeper
    if (!(await insertAnswer(db, row))) return findAnswer(db, row)
    const answer = say(await act(inside))
    if (answer.reason) throw new Undo(answer)
    await db.update(wireAnswers).set({ answer }).where(isSame(row))
    return answer
  })
  // A refusal takes back all that was written with it, its key too, which is then written alone.
  return asked.catch(async (error: unknown) => {
    if (!(error instanceof Undo)) throw error
    const { answer } = error
    // A copy may have come between: what it was answered stands.
    return (await insertAnswer(root, { ...row, answer })) ? answer : findAnswer(root, row)
  })
}

type AnswerRow = typeof wireAnswers.$inferInsert

/** False where the key is known already. */
const insertAnswer = async (db: Db, row: AnswerRow): Promise<boolean> =>
  (await db.insert(wireAnswers).values(row).onConflictDoNothing().returning({ key: wireAnswers.key })).length > 0

const isSame = ({ asker, call, key }: Pick<AnswerRow, 'asker' | 'call' | 'key'>) =>
  and(eq(wireAnswers.asker, asker), eq(wireAnswers.call, call), eq(wireAnswers.key, key))

const findAnswer = async (db: Db, row: AnswerRow): Promise<Outgoing> => {
  const [kept] = await db.select().from(wireAnswers).where(isSame(row))
  if (!kept || kept.digest !== row.digest) throw new KeyReused()
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
