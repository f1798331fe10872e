import { forgetUser } from '#app/shell/user/current-user.ts'
import { session } from '#kit/wire/browser/session.ts'

/** Forgets in this browser whose it was: their key, what they searched for and what they began to fill in. */
export const forgetThisDevice = (): true => {
  session.drop()
  forgetUser()
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[store].clear()
    } catch {
      // A host app may keep no storage: then nothing is there to forget.
    }
  }
  return true
}
