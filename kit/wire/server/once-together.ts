import { microBatch } from '#kit/db/micro-batch.ts'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Outgoing } from './answer.ts'
import { findAnswer, insertKeys, type Keyed, KeyReused, keepAnswers, nameOf } from './once.ts'

/** How questions of a call with `once: 'wire'` that come at the same time are answered in one transaction. */
export interface Rush<Ask, H, Due> {
  /** What is to be done for a question, looked up outside of any transaction; undefined: it is answered alone. */
  ready: (ask: Ask, here: H) => Promise<Due | undefined>
  /** Does all of it in the transaction of `db`: what is said to each, in their order. Who is refused has changed nothing. */
  act: (db: Db, due: readonly Due[]) => Promise<unknown[]>
}

interface Asked {
  keyed: Keyed
  due: unknown
  say: (said: unknown) => Outgoing
}

/** A question on its way with others: its answer, or `KeyReused`. */
export type AskTogether = (db: Db, asked: Asked) => Promise<Outgoing | KeyReused>

/** What a handler carries whose questions may be answered together. */
export interface Rushing {
  ready: (ask: never, here: never) => Promise<unknown>
  askTogether: AskTogether
}

/** The handler, which answers one question, with how those who come at the same time are answered together. */
export const inRush = <Ask, H, Said, Due>(handle: (ask: Ask, here: H) => Said, { ready, act }: Rush<Ask, H, Due>) =>
  Object.assign((ask: Ask, here: H) => handle(ask, here), {
    rush: { ready, askTogether: answeringTogether((db, due) => act(db, due as Due[])) },
  })

/**
 * Keys, effects and answers of all are one transaction. Each key is written before anything is done for it, so a copy in another
 * transaction waits, and one in this gets what the first gets. Where it fails, each is tried alone.
 */
const answeringTogether = (act: Rush<never, never, unknown>['act']): AskTogether =>
  microBatch((db, asked: readonly Asked[]) => transact(db, (tx) => answerAll(tx, asked, act)))

const answerAll = async (tx: Db, asked: readonly Asked[], act: Rush<never, never, unknown>['act']) => {
  const isNew = await insertKeys(
    tx,
    asked.map(({ keyed }) => keyed),
  )
  const first = new Map<string, Asked>()
  for (const one of asked) {
    const name = nameOf(one.keyed)
    if (isNew.has(name) && !first.has(name)) first.set(name, one)
  }
  const doing = [...first.values()]
  const answered = doing.length > 0 ? await answerNew(tx, doing, act) : new Map<Asked, Outgoing>()
  const outcomes: (Outgoing | KeyReused)[] = []
  for (const one of asked) {
    const twin = first.get(nameOf(one.keyed))
    const isCopy = twin?.keyed.digest === one.keyed.digest
    outcomes.push(
      twin ? (isCopy ? (answered.get(twin) as Outgoing) : new KeyReused()) : await findBefore(tx, one.keyed),
    )
  }
  return outcomes
}

const answerNew = async (tx: Db, doing: readonly Asked[], act: Rush<never, never, unknown>['act']) => {
  const said = await act(
    tx,
    doing.map(({ due }) => due),
  )
  const answers = doing.map(({ keyed, say }, at) => ({ ...keyed, answer: say(said[at]) }))
  await keepAnswers(tx, answers)
  return new Map(doing.map((one, at) => [one, (answers[at] as (typeof answers)[number]).answer]))
}

const findBefore = (tx: Db, keyed: Keyed): Promise<Outgoing | KeyReused> =>
  findAnswer(tx, keyed).catch((error: unknown) => {
    if (error instanceof KeyReused) return error
    throw error
  })
