import { type DestinationStream, type Logger, pino } from 'pino'
import { findDatabaseError, isDatabaseAway } from '#kit/db/errors.ts'

/** A line is not worth a write of its own; what a killed process has not written yet is a moment of its log. */
const [BLOCK, FLUSH_MS] = [4_096, 200]

/**
 * The output of the process, in blocks that are written at once. pino's own destination measures all that waits anew with each
 * line and writes in another thread: together more than half of what a line costs, and at the end the last block may be lost.
 */
const openOutput = (): DestinationStream => {
  let block = ''
  const flush = () => {
    if (block !== '') process.stdout.write(block)
    block = ''
  }
  // Whoever stops reading the log ends nothing but that.
  process.stdout.on('error', () => undefined)
  setInterval(flush, FLUSH_MS).unref()
  process.once('exit', flush)
  return {
    write(line) {
      block += line
      if (block.length >= BLOCK) flush()
    },
  }
}

let output: DestinationStream | undefined

/**
 * The process log. Callers name what they log field by field; no phone, id number, name, token, query string or
 * message text is ever a field, and errors are logged by their stack without their data.
 */
export const openLog = (level: string, to?: DestinationStream): Logger => {
  output ??= to ? undefined : openOutput()
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
    },
    to ?? output,
  )
}

/** A database error carries values in its message and detail; the log gets what kind of error it is, and its place. */
const errorForLog = (error: unknown) => {
  const { code, constraint } = rootOf(error)
  return {
    kind: (error as Error).constructor.name,
    code: typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? code : undefined,
    constraint,
    at: placesIn(error as Error),
  }
}

/** The lines of a stack without the message before them, which may have values in it. */
const placesIn = ({ message, stack }: Error): string[] | undefined =>
  stack
    ?.slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)

/**
 * What a process that ends because of an error says at last: one line where its operator can mend it, else what the log would
 * say of it, never the values of a statement.
 */
export const lastWords = (error: unknown): string => {
  const { expected, message } = error as { expected?: boolean; message: string }
  if (expected) return message
  const { code, message: reason } = rootOf(error) as { code?: string; message?: string }
  if (isDatabaseAway(error) || refusesUs.test(code ?? '')) return `The database cannot be used: ${reason || code}`
  const { kind, code: known, constraint, at = [] } = errorForLog(error)
  return [
    [kind, known ?? (findDatabaseError(error) ? undefined : reason), constraint].filter(Boolean).join(' '),
    ...at,
  ].join('\n')
}

/** SQLSTATEs: a wrong user or password, or a database that does not exist. */
const refusesUs = /^(28...|3D000)$/

interface Coded {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** The error that the others wrap: the database's own, below the query builder's. */
export const rootOf = (error: unknown): Coded => {
  const { cause } = (error ?? {}) as Coded
  return cause instanceof Error ? rootOf(cause) : ((error ?? {}) as Coded)
}
