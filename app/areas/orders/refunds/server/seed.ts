import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listOwnOrders, type OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { RefundKind } from '../rules.ts'
import { applyForRefund } from './commands/apply.ts'
import { agreeToRefund, declineRefund } from './commands/decide.ts'

/**
 * The first two demonstration patients want something back: one waits for an answer, got another and has the money of a third on
 * its way, one is to send goods back.
 */
export const seed: Seed = {
  after: ['orders/checkout'],
  async run(seeding) {
    const [first, second] = (await listPatients(seeding.db)).map(({ id }) => id as PatientId)
    if (first === undefined || second === undefined) return
    const [waiting, sent] = await parcelsOf(seeding, first)
    if (waiting)
      await consultation(seeding, first, waiting, { kind: 'money', reason: '不想要了', remark: '家里已经有了' })
    const declined =
      sent && (await consultation(seeding, first, sent, { kind: 'return', reason: '不喜欢、不合适', remark: '' }))
    if (declined) {
      const words = '包装已经拆开，影响再次销售'
      await declineRefund(withinAt(seeding, { hours: 2 }), declined, { by: 'seller', words })
    }
    await paidBack(seeding, first)
    const [, back] = await parcelsOf(seeding, second)
    const agreed =
      back && (await consultation(seeding, second, back, { kind: 'return', reason: '和描述不一样', remark: '' }))
    const sendTo = '医路商城退货组，广东省深圳市南山区示例路 9 号'
    if (agreed) await agreeToRefund(withinAt(seeding, { hours: 1 }), agreed, { by: 'seller', words: '', sendTo })
  },
}

/** The money of what a patient never used, bought long enough ago. */
const paidBack = async (seeding: Seeding, patient: PatientId) => {
  const { rows } = await listOwnOrders(seeding.db, patient, { states: ['paid'], page: 1, size: 50 })
  const { now } = seeding
  const unused = rows.find(
    ({ isSent, madeAt, paidFen }) =>
      !isSent && paidFen > 0 && madeAt < earlier(now, { days: 11 }) && madeAt > earlier(now, { days: 15 }),
  )
  if (!unused) return
  const said = { kind: 'money', reason: '时间安排不开', remark: '', orderId: unused.id, images: [] } as const
  const applied = await applyForRefund(withinAt(seeding, { days: 10 }), patient, said)
  if (applied instanceof Refused) return
  await agreeToRefund(withinAt(seeding, { days: 9 }), applied, { by: 'seller', words: '' })
}

/** A patient's parcel that waits to be sent, and one that was. */
const parcelsOf = async ({ db }: Seeding, patient: PatientId) => {
  const { rows } = await listOwnOrders(db, patient, { states: ['paid', 'shipped'], page: 1, size: 20 })
  const parcels = rows.filter(({ isSent, paidFen }) => isSent && paidFen > 0)
  return [parcels.find(({ state }) => state === 'paid'), parcels.find(({ state }) => state === 'shipped')] as const
}

const consultation = async (
  seeding: Seeding,
  patient: PatientId,
  { id: orderId }: OrderRow,
  said: { kind: RefundKind; reason: string; remark: string },
) => {
  const applied = await applyForRefund(withinAt(seeding, { hours: 3 }), patient, { orderId, images: [], ...said })
  return applied instanceof Refused ? undefined : applied
}

/** Planting tells nobody. */
const withinAt = ({ db, config, now }: Seeding, ago: Parameters<typeof earlier>[1]): Context => ({
  db,
  config,
  now: earlier(now, ago),
  emit: async () => undefined,
})
