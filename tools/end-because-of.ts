import { whyEnded } from '#server/why-ended.ts'

/** Ends a tool with one line. */
export const endBecauseOf = (error: unknown): never => {
  process.stderr.write(`${whyEnded(error)}\n`)
  process.exit(1)
}
