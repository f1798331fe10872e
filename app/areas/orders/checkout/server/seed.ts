import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/rules.ts'
import { drugTypes, type GoodsKind, payTypes } from '#app/areas/mall/goods/rules.ts'
import { listGoods, listSkus } from '#app/areas/mall/goods/server/public.ts'
import { paymentOf, receiveNotice } from '#app/areas/pay/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { payAtCashier } from '#kit/outside/server/cashier.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { RECEIVED_AFTER_DAYS } from '../rules.ts'
import { placeGoodsOrder } from './commands/place-goods-order.ts'
import { settlePaid } from './commands/settle.ts'
import { useUpOrder as markUsed, shipOrder } from './commands/ship.ts'
import * as queries from './queries.ts'

/**
 * The first demonstration patients have an exam and a parcel behind them, an exam to go to, and parcels on their way; the
 * first of them bought an exam long ago and services of several kinds, and has what is to be paid, booked, or was never used;
 * the last ones something of a seller with a desk, and two of them used something at each desk.
 */
export const seed: Seed = {
  after: ['access/staff', 'orders/addresses', 'mall/goods', 'mall/freight', 'mall/coupons', 'overseas/directory'],
  async run(seeding) {
    const { db } = seeding
    const [exams, parcels] = [await findSpecials(seeding, ['exam']), await findSpecials(seeding, ['parcel'])]
    const services = await findSpecials(seeding, ['project', 'service'])
    if (exams.length === 0 || parcels.length === 0) return
    const people = await listPatients(db)
    await buyAll(withinAt(seeding, { days: 40 }), people.slice(0, 1), exams.slice(-1))
    await buyAll(withinAt(seeding, { days: 4 }), people.slice(0, 1), services.slice(0, SERVICES))
    const [atHospital] = await findSpecials(
      seeding,
      ['exam', 'project', 'service'],
      await queries.findBusiestSeller(db, DEFAULT_CITY),
    )
    if (atHospital) await buyAll(withinAt(seeding, { days: 5 }), people.slice(PEOPLE, 2 * PEOPLE), [atHospital])
    await spendAtDesks(seeding, people.slice(PEOPLE, PEOPLE + 2))
    for (const [at, { id }] of people.slice(0, PEOPLE).entries()) {
      const patient = id as PatientId
      const [exam, sent, waiting] = [
        exams[at % exams.length],
        parcels[at % parcels.length],
        parcels.at(-1 - (at % parcels.length)),
      ]
      const used = await buy(withinAt(seeding, { days: 20 }), patient, exams[(at + 1) % exams.length])
      if (used) await markUsed(withinAt(seeding, { days: 9 }), used)
      const came = await buy(withinAt(seeding, { days: 18 }), patient, parcels[(at + 2) % parcels.length])
      if (came)
        await shipOrder(withinAt(seeding, { days: 17 }), came, { carrier: '中通快递', parcelNo: `ZT10000${id}` })
      await buy(withinAt(seeding, { days: 3 }), patient, exam)
      const orderId = await buy(withinAt(seeding, { days: 2 }), patient, sent)
      if (orderId)
        await shipOrder(withinAt(seeding, { days: 1 }), orderId, { carrier: '顺丰速运', parcelNo: `SF10000${id}` })
      await buy(withinAt(seeding, { hours: 3 }), patient, waiting)
    }
    if (people[0]) await buyOfAllKinds(seeding, people[0].id as PatientId)
    const { now } = seeding
    await queries.receiveShipped(db, earlier(now, { days: RECEIVED_AFTER_DAYS }), earlier(now, { days: 7 }))
  },
}

/** What these bought of each hospital that has a desk and used there, some days ago. */
const spendAtDesks = async (seeding: Seeding, people: readonly { id: number }[]) => {
  for (const hospitalId of await listDemoDesks(seeding.db)) {
    const [skuId] = await findSpecials(seeding, ['exam', 'project', 'service'], hospitalId)
    for (const [at, { id }] of people.entries()) {
      const used = await buy(withinAt(seeding, { days: 6 + 4 * at }), id as PatientId, skuId)
      if (used) await markUsed(withinAt(seeding, { days: 2 + 4 * at }), used)
    }
  }
}

/** So many people have orders. */
const PEOPLE = 6

/** So many services the first patient has bought. */
const SERVICES = 3

/** What is sold in Shenzhen, or in one seller. */
const findSpecials = async (
  { db }: Seeding,
  kinds: readonly GoodsKind[],
  hospitalId?: number | undefined,
): Promise<number[]> => {
  const where = hospitalId === undefined ? { city: DEFAULT_CITY } : { city: 0, hospitalId }
  const { rows } = await listGoods(db, { ...where, kinds }, { page: 1, size: 6 })
  const ids: number[] = []
  for (const { id } of rows) {
    const [first] = await listSkus(db, id)
    if (first) ids.push(first.sku.id)
  }
  return ids
}

const buyAll = async (ctx: Context, people: readonly { id: number }[], skuIds: readonly number[]) => {
  for (const { id } of people) for (const skuId of skuIds) await buy(ctx, id as PatientId, skuId)
}

/**
 * What the first patient has beside: something that was never used, an exam that more than one hospital takes and a test that
 * is paid there, for both of which a time is to be chosen, a service abroad, and a drug that waits to be paid.
 */
const buyOfAllKinds = async (seeding: Seeding, patient: PatientId) => {
  const all = await queries.listUsualSkus(seeding.db, DEFAULT_CITY)
  const first = (fits: (goods: (typeof all)[number]) => boolean) => all.find(fits)?.skuId
  const unused = first(({ kind, payTypes: [payType] }) => kind === 'project' && payType === payTypes.whole)
  const exam = first(({ kind, moreHospitalIds }) => kind === 'exam' && moreHospitalIds.length > 0)
  const test = first(({ appointment, fromFen }) => appointment === 'test' && fromFen === 0)
  const drug = first(({ drugType }) => drugType === drugTypes.otc)
  await buy(withinAt(seeding, { days: 12 }), patient, unused)
  await buy(withinAt(seeding, { days: 7 }), patient, exam)
  await buy(withinAt(seeding, { days: 6 }), patient, test)
  for (const { skuId } of all.filter(({ isOverseas }) => isOverseas))
    if (await buy(withinAt(seeding, { hours: 80 }), patient, skuId)) break
  if (drug !== undefined) await place(withinAt(seeding, { minutes: 1 }), patient, drug)
}

/** Orders one piece and pays it at the stand-in; the order's id, or nothing where that cannot be. */
const buy = async (ctx: Context, patient: PatientId, skuId: number | undefined): Promise<string | undefined> => {
  if (skuId === undefined) return undefined
  const placed = await place(ctx, patient, skuId)
  if (placed instanceof Refused) return undefined
  if (placed.outTradeNo) await payNow(ctx, placed.outTradeNo)
  return placed.orderIds[0]
}

/** Orders one piece in the way that is usual for it. */
const place = (ctx: Context, patient: PatientId, skuId: number) => {
  const lines = [{ skuId, goodsId: undefined, pieces: 1 }]
  const usual = { saleId: undefined, payType: undefined, addressId: undefined, coupons: 'none' } as const
  return placeGoodsOrder(ctx, { patient, wish: { lines, ...usual }, remark: '', cameBy: {} })
}

const payNow = async (ctx: Context, outTradeNo: string) => {
  const payment = await paymentOf(ctx.db, outTradeNo)
  const provider = findProvider(ctx, 'stand-in')
  if (!payment || !provider) return
  await payAtCashier(ctx, payment, 'lost')
  const notice = await provider.query(outTradeNo)
  if (notice) await receiveNotice(ctx, provider.name, notice)
}

/** Planting tells nobody but this room. */
const withinAt = ({ db, config, now }: Seeding, ago: Parameters<typeof earlier>[1]): Context => ({
  db,
  config,
  now: earlier(now, ago),
  async emit(name, event) {
    if (name === 'payment.paid' && 'outTradeNo' in event) await settlePaid(this, event.outTradeNo)
  },
})
