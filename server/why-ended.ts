import { relative } from 'node:path'
import { findDatabaseError, isDatabaseAway } from '#kit/db/errors.ts'
import { rootOf } from './log.ts'

/** Whether somebody foresaw it and wrote its message for the operator, who can mend it. */
export const isExpected = (error: unknown): boolean => (error as { expected?: boolean } | undefined)?.expected === true

/**
 * Why a start, or a tool, came to nothing, for its operator: what was written for them, else one line. Neither a statement nor what the
 * database says of it stands in that line: both carry what patients wrote.
 */
export const whyEnded = (error: unknown): string => {
  if (isExpected(error)) return (error as Error).message
  const root = rootOf(error) as { name?: string; code?: unknown; constraint?: unknown; message?: string }
  const code = String(root.code ?? '')
  if (isDatabaseAway(error) || refusesUs.test(code)) return `The database cannot be used: ${root.message || code}`
  // Who wraps another error repeats it with all that it was asked.
  const isOfData = findDatabaseError(error) !== undefined || root !== error
  const what = isOfData ? [root.code, root.constraint].filter(Boolean).join(' ') : (root.message ?? '').split('\n')[0]
  return ['Unexpected:', root.name, what, placeOf(error)].filter(Boolean).join(' ')
}

/** SQLSTATEs: a wrong user or password, or a database that does not exist. */
const refusesUs = /^(28...|3D000)$/

const root = `${relative('/', `${import.meta.dirname}/..`)}/`

/** Where in our own sources it happened. */
const placeOf = (error: unknown): string => {
  const frames = ((error as Error | undefined)?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const own = frames.find((line) => line.includes(root) && !line.includes('node_modules'))
  const place = own?.slice(own.indexOf(root) + root.length).replace(/\)$/, '')
  return place ? `(${place})` : ''
}
