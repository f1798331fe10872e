import pg from 'pg'
import { setParsers } from './parsers.ts'

/** A connection that no pool has, and no time limit. */
export type SingleConnection = pg.Client

/** How a connection is opened. */
export type ConnectionConfig = pg.PoolConfig

/** Does `work` on a connection of its own, for what may take longer than the pool allows; with it all goes that it held. */
export const onSingleConnection = async <T>(
  connection: ConnectionConfig,
  work: (client: SingleConnection) => Promise<T>,
): Promise<T> => {
  setParsers()
  const client = new pg.Client(connection)
  // A loss is heard by whatever statement is under way, or comes next.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
