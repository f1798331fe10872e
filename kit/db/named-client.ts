import pg from 'pg'
import { beginSpan, type Span } from '#kit/trace/spans.ts'

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
  typeof said === 'object' && said !== null && 'text' in said && !isSubmitted(said)

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
    /** What was asked last and is not answered yet. */
    #last: Promise<unknown> | undefined

    override query(said: never, ...rest: never[]): never {
      const end = beginSpan(() => spanOf(said))
      const heard = end ? rest.map((one) => (typeof one === 'function' ? endedBefore(one, end) : one)) : rest
      const ask = () => super.query(withName(said, rest[0]) as string, ...(heard as never[])) as unknown
      const isHeard = heard.some((one) => typeof one === 'function')
      // Who gives a function, or reads row by row, waits for it elsewhere; the latter tells by itself when it is over.
      if (isHeard || isSubmitted(said)) {
        if (!isHeard) end?.()
        return ask() as never
      }
      const asked = this.#inTurn(ask as () => Promise<unknown>)
      if (end) asked.then(() => end(), end)
      return asked as never
    }

    /**
     * Asks once all before it is answered: the driver takes one statement at a time, and two that a transaction asks for side by
     * side have one connection.
     */
    #inTurn(ask: () => Promise<unknown>): Promise<unknown> {
      const asked = this.#last === undefined ? ask() : this.#last.then(ask, ask)
      const done = () => {
        if (this.#last === asked) this.#last = undefined
      }
      this.#last = asked
      asked.then(done, done)
      return asked
    }
  }
}

const isSubmitted = (said: unknown): boolean => typeof said === 'object' && said !== null && 'submit' in said

/** A statement has its parameters apart: its text is about nobody. */
const spanOf = (said: unknown): Span => {
  const text = typeof said === 'string' ? said : isStatement(said) ? said.text : 'rows'
  const [verb = ''] = text.trimStart().split(/\s/, 1)
  return {
    name: verb.toLowerCase(),
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) },
  }
}
const MOST_TEXT = 2_000

const endedBefore = (heard: (error: unknown, ...rest: never[]) => unknown, end: (error?: unknown) => void) =>
  function (this: unknown, error: unknown, ...rest: never[]) {
    end(error ?? undefined)
    return heard.call(this, error, ...rest)
  }
