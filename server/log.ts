import { join } from 'node:path'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Lines go out together, 4 KB or a second of them at a time: a write for each costs more than the line itself. */
const inBlocks = { sync: false, minLength: 4_096, periodicFlush: 1_000 }

let output: DestinationStream | undefined

/**
 * The process log. Callers name what they log field by field; no phone, id number, name, token, query string or
 * message text is ever a field, and errors are logged by their stack without their data.
 */
export const openLog = (level: string, to?: DestinationStream): Logger => {
  output ??= to ? undefined : pino.destination(inBlocks)
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

/** Waits until all that was logged is written: before a process ends, whyever. */
export const flushLog = (log: Logger): Promise<void> => new Promise((resolve) => log.flush(() => resolve()))

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

/** Why something failed, in what the log may say: what kind of error, by which code, and where it was thrown. */
export const reasonOf = (error: unknown): { kind: string; code: string; place: string } => {
  if (!(error instanceof Error)) return { kind: 'unknown', code: '', place: '' }
  const { kind, code = '', at = [] } = errorForLog(error)
  // The first line of our own; what packages do inside tells nobody what to look at.
  const place = at.find((line) => !/node_modules|node:/.test(line)) ?? at[0] ?? ''
  return { kind, code, place: place.trim().replace(/^at /, '').replace('file://', '').replace(ROOT, '') }
}

/** Where the program lies: places are told below it. */
const ROOT = `${join(import.meta.dirname, '..')}/`

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
