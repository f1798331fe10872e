import type { Db } from './open.ts'

type Work = () => void

/** What waits for the commit, by the transaction; its savepoints have the same. */
const waiting = new WeakMap<Db, Work[]>()

/**
 * Does something once what was written is there for all to see: after the commit of the transaction that `db` is in, at once
 * outside of one. It is done too where only a savepoint was undone, and never where the transaction was.
 */
export const afterCommit = (db: Db, work: Work): void => {
  const list = waiting.get(db)
  if (list) list.push(work)
  else work()
}

/** Keeps for the end what is to be done after the commit of `tx`; the function that does it. */
export const keepForCommit = (tx: Db): Work => {
  const list: Work[] = []
  waiting.set(tx, list)
  return () => {
    waiting.delete(tx)
    for (const work of list) work()
  }
}

/** What is said in a savepoint waits for the commit of the transaction that it is in. */
export const waitWith = (tx: Db, savepoint: Db): void => {
  const list = waiting.get(tx)
  if (list) waiting.set(savepoint, list)
}
