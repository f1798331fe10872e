import type { collectorLog } from '#app/areas/analytics/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'

export type LogEntry = Pick<CallInput<typeof collectorLog>, 'type' | 'message' | 'stack'>

/** A page that fails over and over says so no more often. */
const MOST_TOLD = 10

/**
 * Tells the collector what broke: an error once, as type 1000 [X266]. That a question was not answered is no error of a
 * script, and that telling fails is ignored.
 */
export const errorReporter = (post: (entry: LogEntry) => Promise<unknown>) => {
  const told = new Set<string>()
  return (error: unknown) => {
    if (error instanceof WireError || (error instanceof DOMException && error.name === 'AbortError')) return
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
    const name = `${message}\n${stack}`
    if (told.has(name) || told.size >= MOST_TOLD) return
    told.add(name)
    post({ type: 1000, message: message.slice(0, 1_000), stack: stack.slice(0, 5_000) }).catch(() => undefined)
  }
}
