import { createHash } from 'node:crypto'
import { permitted } from '#app/areas/access/staff/server/public.ts'
import { findAnyOrder, isUsedAt, listItems, type OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import { findOwnDevice } from '#app/areas/store-app/devices/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import * as contract from '../contract.ts'
import { maskedCode } from '../rules/codes.ts'
import { SNAPSHOT_DAYS, usualLimits } from '../rules/limits.ts'
import { buyerOf } from './commands/buyer.ts'
import { contact } from './commands/contact.ts'
import { knownKeys } from './commands/keys.ts'
import { offlineCodeOf } from './commands/offline-code.ts'
import { redeemScan } from './commands/redeem.ts'
import { storeTerms } from './commands/terms.ts'
import { asAnswer, asCode, asOrder, asScan } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async codeCheckList({ start_date, end_date, list, snapshot, etag, page, page_size: size }, ctx) {
    const { hospitalId } = ctx.staff
    const today = dayOf(ctx.now)
    const around = snapshot === 1 ? daysAround(today) : undefined
    const from = start_date ? instantAt(start_date, 0) : undefined
    const until = end_date ? instantAt(addDays(end_date, 1), 0) : undefined
    const found = await queries.listCodes(ctx.db, hospitalId, { from, until, list, around }, { page, size })
    const rows = found.rows.map(asCode((await storeTerms(ctx, hospitalId)).salt))
    const tag = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
    const isSame = tag === etag
    return { list: isSame ? [] : rows, page, total_page_num: found.totalPages, etag: tag, is_same: isSame }
  },

  async codeCheckDetail({ id }, ctx) {
    const order = await orderHere(ctx, id)
    if (!order) return ctx.refuse('not-found')
    const scans = (await queries.listScans(ctx.db, id)).map(asScan)
    return { id, code: maskedCode(order.checkCode), order: await shown(ctx, order), scans }
  },

  async storeOrderDetail({ order_id }, ctx) {
    const order = await orderHere(ctx, order_id)
    return order ? shown(ctx, order) : ctx.refuse('not-found')
  },

  async codeCheckSend({ fid, device_time, scans }, ctx) {
    const device = await findOwnDevice(ctx.db, ctx.staff.staffId, fid)
    if (!device) return ctx.refuse('not-found')
    const sending = { device, aheadMs: device_time - ctx.now.getTime() }
    const list = []
    for (const scan of scans) {
      const done = await redeemScan(ctx, sending, scan)
      const order = done.orderId === null ? undefined : await findAnyOrder(ctx.db, done.orderId)
      list.push(asAnswer(done, order?.laterFen ?? 0))
    }
    return { list }
  },

  async storeContact(said, ctx) {
    const { state, hospitalId } = await contact(ctx, said)
    const terms = hospitalId === undefined ? { salt: '', ...usualLimits } : await storeTerms(ctx, hospitalId)
    const keys = hospitalId === undefined ? [] : await knownKeys(ctx)
    return {
      state,
      server_time: ctx.now.getTime(),
      salt: terms.salt,
      each_amount: terms.eachFen,
      sum_amount: terms.sumFen,
      count: terms.count,
      keys: keys.map(({ id, publicJwk }) => ({ id, jwk: publicJwk })),
    }
  },

  async storeOfflineCode({ order_id }, ctx) {
    const made = await offlineCodeOf(ctx, order_id)
    return made ? { text: made.text, expire_time: made.until } : ctx.refuse('not-found')
  },
})

const daysAround = (today: string) => ({
  first: instantAt(addDays(today, -SNAPSHOT_DAYS), 0),
  last: instantAt(addDays(today, SNAPSHOT_DAYS + 1), 0),
})

/** An order that is used in the house of who asks, whoever sold it. */
const orderHere = async ({ db, staff: { hospitalId } }: StaffContext, id: string): Promise<OrderRow | undefined> => {
  const order = await findAnyOrder(db, id)
  return order && (await isUsedAt(db, order, hospitalId)) ? order : undefined
}

const shown = async (ctx: StaffContext, order: OrderRow) => {
  const items = (await listItems(ctx.db, [order.id])).get(order.id) ?? []
  return asOrder(order, items, await buyerOf(ctx, order.patientId))
}
