import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * Whether a pooler hands the database's connections round between statements, as PgBouncer does in transaction mode: named statements, time
 * limits and locks that belong to a connection would be whoever's comes next. What one sets for its session alone the other then sees.
 */
export const isSessionShared = async (connection: pg.PoolConfig): Promise<boolean> => {
  const [one, other] = [new pg.Client(connection), new pg.Client(connection)]
  const mark = randomUUID()
  try {
    await one.connect()
    await other.connect()
    await one.query("select set_config('yilu.session', $1, false)", [mark])
    const { rows } = await other.query("select current_setting('yilu.session', true) as seen")
    await one.query("select set_config('yilu.session', '', false)")
    return rows[0]?.seen === mark
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}
