import { sql } from 'drizzle-orm'
import { memberNames } from '#app/areas/account/members/server/public.ts'
import { goodsNames } from '#app/areas/mall/goods/server/public.ts'
import { nameIn, type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { ordersAppointments as appointments, ordersAppointmentPlans as plans } from './tables.ts'

/** What appointments for goods, and when they may be, are called. */
export const names = {
  appointment: {
    id: appointments.id,
    name: wordsOf(nameIn(memberNames.person, appointments.memberId), appointments.date),
  },
  'appointment-plan': {
    id: plans.id,
    name: sql`coalesce(${nameIn(goodsNames.goods, plans.goodsId)}, '全院需要预约的商品')`,
  },
} satisfies RowNamers
