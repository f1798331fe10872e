import pg from 'pg'

/** A plan takes some 100 KB of each connection's process: there is an end to their number. */
const MOST_NAMES = 200
/** As often as this a statement must come before it is worth a name. */
const OFTEN = 5
/** Texts that are counted; most of those that are made anew each time come no second time. */
const MOST_COUNTED = 4_000

/** Gives names to statements that come often; undefined to the others, and when there are too many. */
const nameKeeper = () => {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < OFTEN) {
      if (counts.size >= MOST_COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `often ${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/** A statement with parameters, as Drizzle hands it to the driver. */
interface Statement {
  text: string
  name?: string
}

const isStatement = (said: unknown): said is Statement =>
  typeof said === 'object' && said !== null && 'text' in said && !('submit' in said)

/**
 * The connections of one pool, on which statements that come often are named. PostgreSQL then reads and plans them once and
 * not each time, which takes longer than most of them run. (A pooler must know of it: PgBouncer from 1.21, max_prepared_statements.)
 */
export const namedClient = (): typeof pg.Client => {
  const nameOf = nameKeeper()

  const withName = (said: unknown, values: unknown): unknown => {
    const statement = typeof said === 'string' ? { text: said } : said
    if (!Array.isArray(values) || !isStatement(statement) || statement.name !== undefined) return said
    return { ...statement, name: nameOf(statement.text) }
  }

  return class NamedClient extends pg.Client {
    override query(said: never, ...rest: never[]): never {
      return super.query(withName(said, rest[0]) as string, ...rest) as never
    }
  }
}
