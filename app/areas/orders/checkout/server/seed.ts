import { listPatients } from '#app/areas/account/sign-in/server/public.ts'
import { listGoods, listSpecials } from '#app/areas/mall/goods/server/public.ts'
import { paymentOf, receiveNotice } from '#app/areas/pay/server/public.ts'
import { payAtCashier } from '#kit/outside/server/cashier.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { earlier } from '#kit/time/span.ts'
import type { PatientId, Within } from '#server/here.ts'
import type { Seed, Seeding } from '#server/seed.ts'
import { orderAll } from './public/order.ts'
import { quote } from './public/quote.ts'
import { settlePaid } from './public/settle.ts'
import { shipOrder } from './public/ship.ts'

/** The first demonstration patients have an exam to go to, a parcel on its way, and one that is about to be sent. */
export const seed: Seed = {
  after: ['orders/addresses', 'mall/goods', 'mall/freight', 'mall/coupons'],
  async plant(seeding) {
    const { db } = seeding
    const [exams, parcels] = [await findSpecials(seeding, ['exam']), await findSpecials(seeding, ['parcel'])]
    if (exams.length === 0 || parcels.length === 0) return
    for (const [at, { id }] of (await listPatients(db)).slice(0, PEOPLE).entries()) {
      const patient = id as PatientId
      const [exam, sent, waiting] = [
        exams[at % exams.length],
        parcels[at % parcels.length],
        parcels.at(-1 - (at % parcels.length)),
      ]
      await buy(withinAt(seeding, { days: 3 }), patient, exam)
      const orderId = await buy(withinAt(seeding, { days: 2 }), patient, sent)
      if (orderId)
        await shipOrder(withinAt(seeding, { days: 1 }), orderId, { carrier: '顺丰速运', parcelNo: `SF10000${id}` })
      await buy(withinAt(seeding, { hours: 3 }), patient, waiting)
    }
  },
}

/** So many people have orders. */
const PEOPLE = 6

const findSpecials = async ({ db }: Seeding, kinds: ('exam' | 'parcel')[]): Promise<number[]> => {
  const { rows } = await listGoods(db, { city: 5, kinds }, { page: 1, size: 6 })
  const ids: number[] = []
  for (const { id } of rows) {
    const [first] = await listSpecials(db, id)
    if (first) ids.push(first.special.id)
  }
  return ids
}

/** Orders one piece and pays it at the stand-in; the order's id, or nothing where that cannot be. */
const buy = async (within: Within, patient: PatientId, specialId: number | undefined): Promise<string | undefined> => {
  if (specialId === undefined) return undefined
  const lines = [{ specialId, goodsId: undefined, pieces: 1 }]
  const quoted = await quote(within, patient, { lines, payType: undefined, addressId: undefined, coupons: [] })
  if (typeof quoted === 'string') return undefined
  const made = await orderAll(within, patient, quoted, { remark: '', cameBy: {} })
  if ('refused' in made) return undefined
  if (made.outTradeNo) await payNow(within, made.outTradeNo)
  return made.orderIds[0]
}

const payNow = async (within: Within, outTradeNo: string) => {
  const payment = await paymentOf(within.db, outTradeNo)
  const provider = findProvider(within, 'stand-in')
  if (!payment || !provider) return
  await payAtCashier(within, payment, 'lost')
  const notice = await provider.query(outTradeNo)
  if (notice) await receiveNotice(within, provider.name, notice)
}

/** Planting tells nobody but this room. */
const withinAt = ({ db, config, now }: Seeding, ago: Parameters<typeof earlier>[1]): Within => ({
  ...{ db, config, now: earlier(now, ago) },
  tell: async (within, name, event) => {
    if (name === 'payment.paid' && 'outTradeNo' in event) await settlePaid(within, event.outTradeNo)
  },
})
