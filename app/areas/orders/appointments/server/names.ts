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
  'appointment-plan': { id: plans.id, name: nameIn(goodsNames.goods, plans.goodsId) },
} satisfies RowNamers
