import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import { ordersItems as items, ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  ordersAppointments as appointments,
  ordersConsents as consents,
  ordersAppointmentPlans as plans,
} from '../tables.ts'

/**
 * What is in a patient's order, in its order: what its goods say, whether what is to be consented to is signed, and by which plans
 * sellers take who bought it, the goods' own before the sellers'. There is a row for each plan.
 */
const listBought = (db: Db, patient: PatientId, orderId: string) => {
  const takesIt = and(
    sql`${plans.hospitalId} = any(array_append(${goods.moreHospitalIds}, ${orders.hospitalId}))`,
    isNotNull(orders.hospitalId),
    or(eq(plans.goodsId, items.goodsId), isNull(plans.goodsId)),
  )
  return db
    .select({
      order: orders,
      item: items,
      plan: plans,
      isSigned: sql<boolean>`${consents.id} is not null`,
      goods: {
        moreHospitalIds: goods.moreHospitalIds,
        tags: goods.tags,
        detailParts: goods.detailParts,
        bookable: goods.bookable,
        consent: goods.consent,
      },
      hospital: {
        id: hospitals.id,
        kind: hospitals.kind,
        name: hospitals.name,
        address: hospitals.address,
        phone: hospitals.phone,
        isOpen: hospitals.isOpen,
      },
    })
    .from(orders)
    .innerJoin(items, eq(items.orderId, orders.id))
    .leftJoin(goods, eq(goods.id, items.goodsId))
    .leftJoin(consents, and(eq(consents.orderId, orders.id), eq(consents.goodsId, items.goodsId)))
    .leftJoin(plans, takesIt)
    .leftJoin(hospitals, eq(hospitals.id, plans.hospitalId))
    .where(and(eq(orders.id, orderId), eq(orders.patientId, patient), isNull(orders.hiddenAt)))
    .orderBy(asc(items.position), sql`${plans.goodsId} nulls last`, asc(plans.id))
}

/** What the goods of appointments say of themselves, and what kind of thing each is, by the appointment's id. */
export const goodsOfAppointments = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .select({
      id: appointments.id,
      kind: items.appointment,
      goods: { tags: goods.tags, detailParts: goods.detailParts },
    })
    .from(appointments)
    .innerJoin(items, and(eq(items.orderId, appointments.orderId), eq(items.position, appointments.position)))
    .leftJoin(goods, eq(goods.id, items.goodsId))
    .where(inArray(appointments.id, [...ids]))
  return new Map(rows.map(({ id, ...told }) => [id, told]))
}

type BoughtRow = Awaited<ReturnType<typeof listBought>>[number]
/** A plan with the seller that it is of. */
export type HospitalPlan = NonNullable<BoughtRow['plan']> & { hospital: NonNullable<BoughtRow['hospital']> }
/** Something that was bought, with all that says when and where one comes for it. */
export type Thing = Pick<BoughtRow, 'item' | 'goods' | 'isSigned'> & { plans: readonly HospitalPlan[] }

/** A patient's order with what is in it; undefined where they have none of that number. */
export const findBought = async (db: Db, patient: PatientId, orderId: string) => {
  const rows = await listBought(db, patient, orderId)
  const things = [...Map.groupBy(rows, ({ item }) => item.position).values()].map((own): Thing => {
    const { item, goods, isSigned } = own[0] as BoughtRow
    return {
      item,
      goods,
      isSigned,
      plans: own.flatMap(({ plan, hospital }) => (plan && hospital?.isOpen ? [{ ...plan, hospital }] : [])),
    }
  })
  return rows[0] && { order: rows[0].order, things }
}
