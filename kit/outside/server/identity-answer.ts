import { askOutside } from './ask.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 5_000
/** An id longer than this is none. */
const MOST_CHARACTERS = 200

/** Asks an identity provider. Both ways of failing bring JSON; what does not, and every 5xx, is trouble and throws. */
export const askProvider = async (url: string, request: RequestInit = {}): Promise<Record<string, unknown>> => {
  const response = await askOutside(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const answer: unknown = await response.json().catch(() => null)
  if (
    response.status >= 500 ||
    (response.status >= 300 && response.status < 400) ||
    typeof answer !== 'object' ||
    answer === null
  )
    throw troubleWith(response.status)
  return { ...answer }
}

/** The provider's own id of somebody; throws where what it answers is none. */
export const idOf = (answered: unknown): string => {
  const id = typeof answered === 'number' ? String(answered) : answered
  if (typeof id !== 'string' || id === '' || id.length > MOST_CHARACTERS) throw troubleWith('NOBODY')
  return id
}

/** What an identity provider answered is no word about anybody. */
export const troubleWith = (code: unknown): OutsideError => new OutsideError('the identity provider', code)
