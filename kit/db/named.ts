import type { SQL } from 'drizzle-orm'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Db } from './open.ts'

/** What `db.execute` itself uses; Drizzle shows no other way to name a statement that is written as SQL. */
interface Inner {
  dialect: PgDialect
  session: PgSession
}

/**
 * Runs a hot statement under a name: each connection parses it once, and plans it at most a few times. The text must always
 * be the same under the same name; only parameters differ. Behind PgBouncer this needs its version 1.21 or later.
 */
export const executeNamed = async <Row>(db: Db, name: string, query: SQL): Promise<Row[]> => {
  const { dialect, session } = db as unknown as Inner
  const prepared = session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false)
  return ((await prepared.execute()) as QueryResult & { rows: Row[] }).rows
}
