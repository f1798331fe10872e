import { islogined } from '#app/areas/account/sign-in/contract.ts'
import type { Ask } from '#kit/wire/ask.ts'
import type { KeyStore } from '#kit/wire/browser/session.ts'
import type { LogEntry } from './script-errors.ts'

interface Checking {
  ask: Ask
  session: Pick<KeyStore, 'read' | 'drop'>
  post: (entry: LogEntry) => Promise<unknown>
}

/**
 * Asks once whether the key that is kept is still alive, and forgets it where it is not. A check that fails is told to the
 * collector, once, as `islogined_error` [X291], and changes nothing.
 */
export const checkLogin = async ({ ask, session, post }: Checking): Promise<void> => {
  const key = session.read()
  if (key === null) return
  try {
    if ((await ask(islogined, {})).status === 0) session.drop(key)
  } catch (error) {
    const message = error instanceof Error ? `${error.name} ${error.message}` : ''
    await post({ type: 'islogined_error', message }).catch(() => undefined)
  }
}
