import type { Context } from '#app/context.ts'
import type { LaterExport } from '#app/events.ts'
import { later } from '#kit/time/span.ts'
import { MOST_AT_ONCE } from '#kit/wire/list-terms.ts'
import { STORED_HOURS } from '../../rules.ts'
import * as queries from '../queries.ts'
import { sealInput } from './format.ts'

/** Takes a file to be written later; false where somebody waits for as many as they may already. */
export const takeExport = async (ctx: Context, asked: LaterExport): Promise<boolean> => {
  const { db, now } = ctx
  const { id, staffId, hospitalId, call, input, fileName, traceid } = asked
  await queries.lockAsking(db, staffId)
  if ((await queries.countOpen(db, staffId)) >= MOST_AT_ONCE) return false
  await queries.insertExport(db, {
    code: id,
    staffId,
    hospitalId,
    call,
    inputSealed: sealInput(ctx, input),
    fileName,
    traceid,
    state: 'waiting',
    createdAt: now,
    touchedAt: now,
    expiresAt: later(now, { hours: STORED_HOURS }),
  })
  return true
}
