import { randomBytes } from 'node:crypto'
import { addressIndexOf, countUp } from '#app/areas/access/patients/server/public.ts'
import { type OverseasHospital, overseasHospital } from '#app/areas/overseas/directory/server/public.ts'
import type { Context, RequestContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { CODE_TRIES, codeOf, isCode, plainCode } from '../../rules.ts'
import { openStates } from '../../states.ts'
import type { WrittenQuote } from '../present/written-quote.ts'
import * as queries from '../queries.ts'
import { addQuote } from './quote.ts'
import { SHARE_CODE } from './sealed.ts'

/** Counts a try at a code before it is made, so that a hundred at once are a hundred; true where it is one too many. */
export const hasTriedEnough = async (ctx: RequestContext, what: string): Promise<boolean> => {
  const { db, now, config } = ctx
  const bucket = `${what} ${addressIndexOf(ctx)}`
  const count = await countUp(db, bucket, now, later(now, { minutes: CODE_TRIES.minutes }))
  return config.limits === 'on' && count > CODE_TRIES.most
}

/** Opens a share for a hospital, in place of the one that it had; the share, and its code as it is read out. */
export const openShare = async (
  ctx: Pick<Context, 'db' | 'now' | 'config'>,
  row: Pick<queries.RequestRow, 'id'>,
  { hospitalId, days, staffName }: { hospitalId: number; days: number; staffName: string },
): Promise<queries.ShareRow> => {
  const { db, now, config } = ctx
  const code = codeOf(randomBytes(16))
  const seal = sealOf(config)
  await queries.revokeShares(db, row.id, now, hospitalId)
  return queries.insertShare(db, {
    requestId: row.id,
    hospitalId,
    codeSealed: seal.seal(code, SHARE_CODE),
    codeIndex: seal.index(code, SHARE_CODE),
    staffName,
    madeAt: now,
    endsAt: later(now, { days }),
  })
}

/** What a hospital is shown by its code. */
export interface Shared {
  share: queries.ShareRow
  row: queries.RequestRow
  hospital: OverseasHospital
}

const findShared = async (ctx: RequestContext, given: string): Promise<Shared | Refused<'over' | 'too-many'>> => {
  if (await hasTriedEnough(ctx, 'inquiry-share')) return new Refused('too-many')
  const plain = plainCode(given)
  const indexes = isCode(plain) ? sealOf(ctx.config).indexes(plain, SHARE_CODE) : []
  const share = indexes.length > 0 ? await queries.findShare(ctx.db, indexes, ctx.now) : undefined
  const row = share && (await queries.lockRequest(ctx.db, share.requestId))
  const hospital = share && (await overseasHospital(ctx, share.hospitalId))
  if (!share || !row || !hospital || !openStates.includes(row.state)) return new Refused('over')
  return { share, row, hospital }
}

/** Looks by a code; the look is written down with who they say they are. */
export const lookByCode = (ctx: RequestContext, given: string, who: string) =>
  transactInside(ctx, async (inside) => {
    const shared = await findShared(inside, given)
    if (shared instanceof Refused) return shared
    await queries.insertLook(inside.db, { shareId: shared.share.id, who, lookedAt: inside.now })
    return shared
  })

/** A hospital quotes by its code. */
export const quoteByCode = (ctx: RequestContext, given: string, who: string, written: WrittenQuote) =>
  // A refused quote has written nothing, and the try at the code stays counted.
  transactInside(ctx, async (inside) => {
    const shared = await findShared(inside, given)
    if (shared instanceof Refused) return shared
    const { row, hospital } = shared
    const from = { hospitalId: hospital.id, hospitalName: hospital.name, author: 'hospital', name: who } as const
    return addQuote(inside, row, written, from)
  })
