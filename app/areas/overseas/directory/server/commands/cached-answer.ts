import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { dayOf } from '#kit/time/day.ts'

/** What the desk changes is seen at once, for its calls say so (`changesPages`); what the mall changes, after so long. */
const CACHED_SECONDS = 10

/**
 * An answer of the directory, which says the same to everybody: read once in some seconds for each thing that is asked, and anew with
 * the day, on which a proof may have run out.
 */
export const cachedAnswer = <T>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  what: string,
  asked: Readonly<Record<string, unknown>>,
  read: (today: string) => Promise<T>,
): Promise<T> => {
  const today = dayOf(now)
  return cached({ db, now }, `${what} ${today} ${JSON.stringify(asked)}`, CACHED_SECONDS, () => read(today), 'abroad')
}
