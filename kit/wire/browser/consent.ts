import { RefusedError } from '../errors.ts'

/** Asks who is here for a consent that is missing, `data` says which; whether they gave it. */
export type AskConsent = (data: unknown) => Promise<boolean>

/** What asks is fetched after the page: so long somebody's deed waits for it before it is refused in words. */
const WAIT_MS = 8_000

let askNow: AskConsent | undefined
let waiting: ((ask: AskConsent | undefined) => void)[] = []

/** Whoever can ask says so; gives it back when called. */
export const asksConsent = (ask: AskConsent): (() => void) => {
  askNow = ask
  for (const tell of waiting) tell(ask)
  waiting = []
  return () => {
    if (askNow === ask) askNow = undefined
  }
}

const asker = (): Promise<AskConsent | undefined> =>
  new Promise((resolve) => {
    if (askNow) return resolve(askNow)
    waiting.push(resolve)
    setTimeout(() => resolve(undefined), WAIT_MS)
  })

/** Does something that may be refused for want of a consent: where it is and they give it, it is done again. */
export const withConsent = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof RefusedError && thrown.reason === 'consent')) throw thrown
    const ask = await asker()
    if (!(await ask?.(thrown.data))) throw thrown
    return work()
  }
}
