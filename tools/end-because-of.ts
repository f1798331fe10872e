/** Ends a tool: with one line where its user can mend it, with the error itself where nobody expected it. */
export const endBecauseOf = (error: unknown): never => {
  if (!(error as { expected?: boolean }).expected) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
