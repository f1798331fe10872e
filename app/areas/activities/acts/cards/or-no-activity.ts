import { RefusedError } from '#kit/wire/errors.ts'

/** No activity at all is an empty page, no failure. */
export const orNoActivity = (thrown: unknown): null => {
  if (thrown instanceof RefusedError && thrown.reason === 'not-found') return null
  throw thrown
}
