import { linkOf, type OrderRow } from '#app/areas/guahao/booking/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { DoctorContext } from '#app/context.ts'
import { newId } from '#kit/random/new-id.ts'
import { messages } from '../../rules/messages.ts'
import { MOST_TESTS } from '../../rules.ts'
import * as queries from '../queries.ts'

/**
 * Writes down what a doctor orders at a visit and tells the patient where to pay, in the caller's transaction: all of it or nothing.
 * Only what the visit's hospital sells for being examined; or why not.
 */
export const orderTests = async (
  ctx: DoctorContext,
  visit: OrderRow,
  skuIds: readonly number[],
): Promise<queries.TestRow[] | 'goods-gone' | 'too-many' | 'already'> => {
  const { db, now, doctor } = ctx
  const offers = await queries.listOffersById(db, visit.hospitalId, skuIds)
  if (offers.length < new Set(skuIds).size) return 'goods-gone'
  const open = await queries.lockOfVisit(db, visit.id)
  if (open.length + offers.length > MOST_TESTS) return 'too-many'
  const rows = offers.map(({ goodsId, skuId, name, skuName }) => ({
    id: newId(),
    visitId: visit.id,
    patientId: visit.patientId,
    memberId: visit.memberId,
    doctorId: doctor.doctorId,
    hospitalId: visit.hospitalId,
    goodsId,
    skuId,
    name,
    skuName,
    orderedAt: now,
  }))
  const written = await queries.insertTests(db, rows)
  if (written.length < rows.length) return 'already'
  await notifyBy(ctx, messages.ordered, {
    patientId: visit.patientId,
    values: { doctor: doctor.name, number: String(written.length) },
    link: linkOf(visit.id),
  })
  return written
}
