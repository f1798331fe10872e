import { microBatch } from '#kit/db/micro-batch.ts'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Outgoing } from './answer.ts'
import { findAnswer, insertKeys, type Keyed, KeyReused, keepAnswers, nameOf } from './once.ts'

/** How questions with a key that come at the same time are answered in one transaction. */
export interface Batch<Ask, H, Ready> {
  /** What is to be done for a question, looked up outside of any transaction; undefined: it is answered alone, by the handler. */
  prepare: (input: Ask, ctx: H) => Promise<Ready | undefined>
  /** Does all of it in the transaction of `db`: what is said to each, in their order. Who is refused has changed nothing. */
  act: (db: Db, ready: readonly Ready[]) => Promise<unknown[]>
}

interface Question {
  input: never
  ctx: object
  keyed: Keyed
  say: (said: unknown) => Outgoing
}

/** What a handler carries whose questions may share a transaction: the answer to one of them; undefined where it is answered alone. */
export interface Batched {
  answer: (question: Question) => Promise<Outgoing | undefined>
}

/**
 * The handler, which answers one question, with how those who come while others are under way are answered together: in a
 * transaction of each they would wait for a hot row one after the other. What a key promises stays: keys, effects and
 * answers are one transaction. Where it fails, each is tried alone.
 */
export const inBatches = <Ask, H extends { db: Db }, Said, Ready>(
  handle: (input: Ask, ctx: H) => Said,
  { prepare, act }: Batch<Ask, H, Ready>,
) => {
  const answerTogether = microBatch((db, asked: readonly Asked<Ready>[]) =>
    transact(db, async (tx) => {
      const answered = await answerNew(tx, asked, act)
      const outcomes: (Outgoing | KeyReused)[] = []
      for (const one of asked) outcomes.push(await outcomeOf(tx, one.keyed, answered))
      return outcomes
    }),
  )
  const answer: Batched['answer'] = async ({ input, ctx, keyed, say }) => {
    const ready = await prepare(input, ctx as H)
    if (ready === undefined) return undefined
    const answered = await answerTogether((ctx as H).db, { keyed, ready, say })
    if (answered instanceof KeyReused) throw answered
    return answered
  }
  return Object.assign((input: Ask, ctx: H) => handle(input, ctx), { batch: { answer } })
}

interface Asked<Ready> extends Pick<Question, 'keyed' | 'say'> {
  ready: Ready
}

type Answered = ReadonlyMap<string, Keyed & { answer: Outgoing }>

/** Each key is written before anything is done for it: a copy in another transaction waits, and one in this gets what the first gets. */
const answerNew = async <Ready>(
  tx: Db,
  asked: readonly Asked<Ready>[],
  act: (tx: Db, ready: readonly Ready[]) => Promise<unknown[]>,
): Promise<Answered> => {
  const isNew = await insertKeys(
    tx,
    asked.map(({ keyed }) => keyed),
  )
  const first = new Map<string, Asked<Ready>>()
  for (const one of asked) {
    const name = nameOf(one.keyed)
    if (isNew.has(name) && !first.has(name)) first.set(name, one)
  }
  if (first.size === 0) return new Map()
  const doing = [...first.values()]
  const said = await act(
    tx,
    doing.map(({ ready }) => ready),
  )
  const answers = doing.map(({ keyed, say }, at) => ({ ...keyed, answer: say(said[at]) }))
  await keepAnswers(tx, answers)
  return new Map(answers.map((one) => [nameOf(one), one]))
}

/** What was answered now or before; `KeyReused` to another body under the same key. */
const outcomeOf = async (tx: Db, keyed: Keyed, answered: Answered): Promise<Outgoing | KeyReused> => {
  const now = answered.get(nameOf(keyed))
  if (now) return now.digest === keyed.digest ? now.answer : new KeyReused()
  return findAnswer(tx, keyed).catch((error: unknown) => {
    if (error instanceof KeyReused) return error
    throw error
  })
}
