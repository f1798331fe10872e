import type { Db } from './open.ts'

/** By a database and by each transaction in it: connections that no transaction of that database ever takes. */
const outsides = new WeakMap<Db, Db>()

/**
 * The same database outside the transaction that `db` is in: what is written there stays, whatever becomes of the transaction, and
 * everybody sees it at once. A transaction may wait for it without danger: its connections are kept for this. Nothing that
 * the transaction has locked may be asked of it, it would wait for ever. Where none are kept: `db` itself.
 */
export const outsideOf = (db: Db): Db => outsides.get(db) ?? db

/** Says which connections are outside of a database or a transaction. */
export const setOutside = (db: Db, outside: Db): void => void outsides.set(db, outside)
