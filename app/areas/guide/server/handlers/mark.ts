import { randomBytes } from 'node:crypto'
import { addressIndexOf } from '#app/areas/access/patients/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type * as contract from '../../contract.ts'
import { clearMark, findMark, type MarkRow, putMark } from '../queries.ts'

type MarkCalls = Pick<typeof contract, 'addMark' | 'deleteMark' | 'getMark'>

export const markHandlers: Handlers<MarkCalls> = {
  async addMark({ ex, visitor_id }, ctx) {
    const row = { holder: holderOf(ctx, visitor_id), ex, cf: randomBytes(16).toString('hex'), markedAt: ctx.now }
    await putMark(ctx.db, row)
    return asMarks(row)
  },

  deleteMark: async ({ key, visitor_id }, ctx) => asMarks(await clearMark(ctx.db, holderOf(ctx, visitor_id), key)),

  getMark: async ({ visitor_id }, ctx) => asMarks(await findMark(ctx.db, holderOf(ctx, visitor_id))),
}

/** The browser's own id where it gave one; whoever gave none is known by their session, or else by their network. */
const holderOf = (ctx: RequestContext, visitorId: string | undefined): string => {
  const named = visitorId ? `browser ${visitorId}` : ctx.patient !== null ? `patient ${ctx.patient}` : undefined
  return sealOf(ctx.config).index(named ?? `network ${addressIndexOf(ctx)}`, 'visit-mark')
}

const asMarks = (row: MarkRow | undefined) => ({ ex: row?.ex ?? '', cf: row?.cf ?? '' })
