import type { LogEntry } from './script-errors.ts'

/** Tells the collector that a login check failed, as `islogined_error` [X291]. That telling fails is ignored. */
export const checkReporter = (post: (entry: LogEntry) => Promise<unknown>) => (error: unknown) => {
  const message = error instanceof Error ? `${error.name} ${error.message}` : ''
  post({ type: 'islogined_error', message }).catch(() => undefined)
}
