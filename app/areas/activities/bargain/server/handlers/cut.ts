import { randomInt } from 'node:crypto'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { newId } from '#kit/random/new-id.ts'
import { later } from '#kit/time/span.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { bargainStateOf, cutFen } from '../../rules.ts'
import * as queries from '../queries.ts'

/** What a cut took off, and the price after it. */
interface Cut {
  cut: number
  now_price: number
}

/** Begins a bargain with the patient's own cut; undefined where one runs already. */
export const begin = (
  ctx: PatientContext,
  { item }: queries.ItemRow,
): Promise<(Cut & { bargain_id: string }) | undefined> =>
  ctx.transact(async (inside) => {
    const { db, now, patient: patientId } = inside
    await queries.endOverdueOf(db, patientId, item.id, now)
    const { id: itemId, priceFen, floorFen, cuts, hours } = item
    const row = { id: newId(), itemId, patientId, priceFen, floorFen, cuts }
    const terms = { nowFen: priceFen, cutsDone: 0, startedAt: now, endsAt: later(now, { hours }) }
    if (!(await queries.insertBargain(db, { ...row, ...terms }))) return undefined
    const cut = await cutOnce(inside, { ...row, ...terms }, patientId)
    return cut && { bargain_id: row.id, ...cut }
  })

/** A friend's cut; or why not. */
export const helpWith = (
  ctx: PatientContext,
  id: string,
): Promise<(Cut & { floor_price: number }) | 'not-found' | 'own' | 'helped' | 'floor' | 'ordered' | 'over'> =>
  ctx.transact(async (inside) => {
    const bargain = await queries.lockBargain(inside.db, id)
    if (!bargain) return 'not-found'
    if (bargain.patientId === inside.patient) return 'own'
    const state = bargainStateOf(bargain, inside.now)
    if (state !== 'running') return state
    if (bargain.nowFen === bargain.floorFen) return 'floor'
    const done = await cutOnce(inside, bargain, inside.patient)
    if (!done) return 'helped'
    if (done.now_price === bargain.floorFen) await tellFloor(inside, bargain)
    return { ...done, floor_price: bargain.floorFen }
  })

type Terms = Pick<queries.LockedBargain, 'id' | 'nowFen' | 'floorFen' | 'cuts' | 'cutsDone'>

/** One person's cut of a bargain that is locked; undefined where they cut before. */
const cutOnce = async ({ db, now: cutAt }: Context, bargain: Terms, patientId: number): Promise<Cut | undefined> => {
  const { id: bargainId, nowFen, floorFen, cuts, cutsDone } = bargain
  const cut = cutFen(nowFen - floorFen, cuts - cutsDone, randomInt)
  if (!(await queries.insertCut(db, { bargainId, seat: cutsDone + 1, patientId, cutFen: cut, cutAt }))) return undefined
  await queries.lowerPrice(db, bargainId, cut)
  return { cut, now_price: nowFen - cut }
}

const tellFloor = (ctx: Context, { id, patientId, floorFen }: queries.LockedBargain) =>
  notifyBy(ctx, messages.floor, {
    patientId,
    values: { money: fenToYuan(floorFen) },
    link: address('/activity/bargaindetail', { bargain_id: id }),
  })
