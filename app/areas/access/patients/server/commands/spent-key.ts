import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { earlier } from '#kit/time/span.ts'
import { endFamilyOf, isSpentKey } from '../queries/sessions.ts'
import { hashOf } from './key-hash.ts'

/** What was on its way, or lay open in another window, when the new key took the place of the old one is nobody's theft. */
const ON_ITS_WAY = { seconds: 60 }

/**
 * Somebody shows a key that opens nothing. Where another has taken its place, two have keys of one sign-in and one of them stole theirs:
 * nobody can tell which, so both end, and the owner is told.
 */
export const endReusedFamily = async (ctx: Context, key: string): Promise<void> => {
  const [keyHash, spentBefore] = [hashOf(key), earlier(ctx.now, ON_ITS_WAY)]
  // Most keys that open nothing were never spent: no transaction for them.
  if (!(await isSpentKey(ctx.db, keyHash, spentBefore))) return
  await transactInside(ctx, async (inside) => {
    const ended = await endFamilyOf(inside.db, keyHash, spentBefore)
    if (!ended || ended.sessions.length === 0) return
    for (const session of ended.sessions) await inside.emit('session.ended', { session })
    await inside.emit('session.stolen', { patientId: ended.patientId })
  })
}
