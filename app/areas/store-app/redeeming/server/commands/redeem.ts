import { findStaff, findStaffAt, recordActOf } from '#app/areas/access/staff/server/public.ts'
import {
  findByCheckCode,
  isUsedAt,
  keepOrder,
  listItems,
  useUpOrder as markUsed,
  type OrderRow,
  wordsOf,
} from '#app/areas/orders/checkout/server/public.ts'
import type { DeviceRow } from '#app/areas/store-app/devices/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { datedDayTime } from '#kit/time/spoken.ts'
import { maskedCode, readScanned, type Scanned } from '../../rules/codes.ts'
import { type ReasonCode, reasons } from '../../rules/desk.ts'
import type { ScanMode } from '../../rules/queue.ts'
import * as queries from '../queries.ts'
import { isOurSignature } from './keys.ts'

/** One scan as its device sent it. */
export interface SentScan {
  seq: number
  text: string
  mode: ScanMode
  at: number
  staff_id: number
}

interface Sending {
  device: DeviceRow
  /** The device's clock when it sent, against ours, in ms. */
  aheadMs: number
  /** The device is revoked: nothing of it is redeemed. */
  isLost?: boolean
}

type Found = Partial<queries.NewCheck> & { outcome: queries.CheckRow['outcome'] }

/**
 * Does what a scan asks, once: who sends it again gets the same answer. What was handed over in the meantime and cannot be
 * honoured becomes a conflict.
 */
export const redeemScan = (ctx: RequestContext, sending: Sending, scan: SentScan): Promise<queries.CheckRow> =>
  ctx.transact(async (inside) => {
    const scanned = readScanned(scan.text)
    const made = await queries.insertCheck(inside.db, await asNew(inside, sending, scan, scanned))
    if (!made) return repeated(inside, sending.device, scan)
    if (scan.mode === 'void') return made
    const found = await judge(inside, sending, scanned)
    return queries.updateCheck(inside.db, made.id, asOutcome(found, scan.mode))
  })

const nameOf = async (db: Db, staffId: number) => {
  const staff = await findStaff(db, staffId)
  return staff && { staffId, name: staff.name }
}

/** Until it is judged a scan counts as given up. */
const asNew = async (
  { db, now }: RequestContext,
  { device, aheadMs }: Sending,
  { seq, mode, at, staff_id }: SentScan,
  scanned: Scanned | undefined,
): Promise<queries.NewCheck> => {
  // Who scanned it, else who bound the phone, also when they do not work there any more.
  const who = (await findStaffAt(db, staff_id, device.hospitalId)) ?? (await nameOf(db, device.staffId))
  // A clock that is off is set right by ours; nothing was scanned later than it arrived, or before the phone was bound.
  const ageMs = now.getTime() - (at - aheadMs)
  const longestMs = now.getTime() - device.boundAt.getTime()
  const scannedAt = earlier(now, { seconds: Math.max(0, Math.min(ageMs, longestMs)) / 1_000 })
  return {
    deviceId: device.id,
    seq,
    hospitalId: device.hospitalId,
    staffId: who?.staffId ?? null,
    staffName: who?.name ?? '',
    codeMasked: scanned ? maskedCode(scanned.code) : '—',
    mode,
    outcome: 'void',
    scannedAt,
    receivedAt: now,
  }
}

/** A scan that came before. It may have been handed over since, on a device that had not heard of the refusal. */
const repeated = async (ctx: RequestContext, device: DeviceRow, scan: SentScan): Promise<queries.CheckRow> => {
  const before = (await queries.findCheck(ctx.db, device.id, scan.seq)) as queries.CheckRow
  if (scan.mode !== 'taken' || before.mode === 'taken') return before
  const outcome = before.outcome === 'refused' ? 'conflict' : before.outcome
  return queries.updateCheck(ctx.db, before.id, { mode: 'taken', outcome })
}

const judge = async (ctx: RequestContext, sending: Sending, scanned: Scanned | undefined): Promise<Found> => {
  if (!scanned) return refused('unknown')
  if (scanned.signed && !(await isOurSignature(ctx, scanned))) return refused('forged')
  const order = await findByCheckCode(ctx.db, scanned.code)
  const { hospitalId } = sending.device
  if (!order || !(await isUsedAt(ctx.db, order, hospitalId))) return refused('unknown')
  const items = (await listItems(ctx.db, [order.id])).get(order.id)
  const amountFen = order.dueFen + order.laterFen - order.backFen
  const facts = { orderId: order.id, goodsName: items?.[0]?.name ?? '', amountFen }
  if (sending.isLost) return { ...facts, ...refused('lost-device') }
  return { ...facts, ...(await spend(ctx, sending.device, order)) }
}

/** Redeems an order by the desk's own command, unless somebody was first. */
const spend = async (ctx: RequestContext, device: DeviceRow, { id }: OrderRow): Promise<Found> => {
  const order = (await keepOrder(ctx.db, id)) as OrderRow
  if (await markUsed(ctx, id)) {
    await noteUsed(ctx, device, order)
    return { outcome: 'done', words: '' }
  }
  if (order.state === 'used') return usedBefore(ctx, order)
  return order.refundsOpen > 0 ? refused('refunding') : refused('over', `这个订单${wordsOf(order)}，不能核销`)
}

const noteUsed = async (ctx: RequestContext, { hospitalId, staffId }: DeviceRow, { id }: OrderRow) => {
  const name = ctx.staff?.name ?? ''
  await recordActOf(ctx, { hospitalId, staffId, name }, ctx.incoming.traceid, {
    act: 'store-code.check',
    kind: 'goods-order',
    id,
  })
}

const usedBefore = async ({ db, now }: RequestContext, order: OrderRow): Promise<Found> => {
  const first = await queries.findDone(db, order.id)
  const firstAt = first?.scannedAt ?? order.pathAt.at(-1) ?? null
  const firstStaffName = first?.staffName ?? '工作台'
  const when = firstAt ? `${datedDayTime(firstAt, dayOf(now))} ` : ''
  return { ...refused('used', `这个码 ${when}已由${firstStaffName}核销`), firstStaffName, firstAt }
}

const refused = (reason: ReasonCode, words: string = reasons[reason]): Found => ({ outcome: 'refused', reason, words })

/** What was handed over and cannot be honoured is a conflict. */
const asOutcome = (found: Found, mode: ScanMode): Found =>
  found.outcome === 'refused' && mode === 'taken' ? { ...found, outcome: 'conflict' } : found
