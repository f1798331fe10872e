import { lastWords } from '#server/log.ts'

/** Ends a tool: with one line where its user can mend it, and never with the values of a statement. */
export const endBecauseOf = (error: unknown): never => {
  process.stderr.write(`${lastWords(error)}\n`)
  process.exit(1)
}
