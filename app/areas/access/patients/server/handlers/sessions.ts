import type { PatientContext } from '#app/context.ts'
import { placeOfChannel } from '../../rules.ts'
import { codeOfSession, hashOf } from '../commands/key-hash.ts'
import { deleteSession, listSessions } from '../queries/sessions.ts'

const openOf = async ({ db, now, patient }: PatientContext) =>
  (await listSessions(db, patient)).filter(({ expiresAt }) => expiresAt > now)

/** Where the asker is signed in. */
export const listOwn = async (ctx: PatientContext) => {
  const mine = hashOf(ctx.userKey ?? '')
  return (await openOf(ctx)).map(({ keyHash, channel, openedAt, expiresAt }) => ({
    session_code: codeOfSession(keyHash),
    place: placeOfChannel(channel),
    open_time: openedAt,
    end_time: expiresAt,
    is_mine: keyHash === mine,
  }))
}

/** Ends one other of the asker's sessions, or all others, with what listens by them; how many. */
export const endOwn = (ctx: PatientContext, sessionCode: string | undefined): Promise<number> =>
  ctx.transact(async (inside) => {
    const mine = hashOf(ctx.userKey ?? '')
    const others = (await openOf(inside)).filter(
      ({ keyHash }) => keyHash !== mine && (sessionCode === undefined || codeOfSession(keyHash) === sessionCode),
    )
    for (const { keyHash } of others) {
      await deleteSession(inside.db, keyHash)
      await inside.emit('session.ended', { session: keyHash })
    }
    return others.length
  })
