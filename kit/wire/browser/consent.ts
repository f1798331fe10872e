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

/** What is being asked already, by what it is about. */
const open = new Map<string, Promise<boolean>>()

/** One sheet asks at a time, and what several deeds lack is asked once: an answer that nobody hears would leave its deed waiting for good. */
const ask = (data: unknown): Promise<boolean> => {
  const about = JSON.stringify(data)
  const before = [...open.values()].at(-1)
  const answer = open.get(about) ?? askAfter(before, data).finally(() => open.delete(about))
  open.set(about, answer)
  return answer
}

const askAfter = async (before: Promise<boolean> | undefined, data: unknown): Promise<boolean> => {
  await before?.catch(() => false)
  const askThem = await asker()
  return (await askThem?.(data)) ?? false
}

/** Does something that may be refused for want of a consent: where it is and they give it, it is done again. */
export const withConsent = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof RefusedError && thrown.reason === 'consent')) throw thrown
    if (!(await ask(thrown.data))) throw thrown
    return work()
  }
}
