// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import { messages as accessBlocks } from '#app/areas/access/blocks/rules/messages.ts'
import { messages as accountBankCards } from '#app/areas/account/bank-cards/rules/messages.ts'
import { messages as activitiesBargain } from '#app/areas/activities/bargain/rules/messages.ts'
import { messages as activitiesGiftCards } from '#app/areas/activities/gift-cards/rules/messages.ts'
import { messages as activitiesInvitations } from '#app/areas/activities/invitations/rules/messages.ts'
import { messages as activitiesLottery } from '#app/areas/activities/lottery/rules/messages.ts'
import { messages as activitiesOffline } from '#app/areas/activities/offline/rules/messages.ts'
import { messages as audioClass } from '#app/areas/audio-class/rules/messages.ts'
import { messages as consultCalls } from '#app/areas/consult/calls/rules/messages.ts'
import { messages as consultComplaints } from '#app/areas/consult/complaints/rules/messages.ts'
import { messages as consultConsultations } from '#app/areas/consult/consultations/rules/messages.ts'
import { messages as contentComments } from '#app/areas/content/comments/rules/messages.ts'
import { messages as deskAppointments } from '#app/areas/desk/appointments/rules/messages.ts'
import { messages as deskCounter } from '#app/areas/desk/counter/rules/messages.ts'
import { messages as deskOrders } from '#app/areas/desk/orders/rules/messages.ts'
import { messages as deskPatients } from '#app/areas/desk/patients/rules/messages.ts'
import { messages as familyDoctor } from '#app/areas/family-doctor/rules/messages.ts'
import { messages as guahaoBooking } from '#app/areas/guahao/booking/rules/messages.ts'
import { messages as guahaoComments } from '#app/areas/guahao/comments/rules/messages.ts'
import { messages as guahaoStops } from '#app/areas/guahao/stops/rules/messages.ts'
import { messages as guahaoWaitlist } from '#app/areas/guahao/waitlist/rules/messages.ts'
import { messages as hearts } from '#app/areas/hearts/rules/messages.ts'
import { messages as help } from '#app/areas/help/rules/messages.ts'
import { messages as inquiry } from '#app/areas/inquiry/rules/messages.ts'
import { messages as joining } from '#app/areas/joining/rules/messages.ts'
import { messages as mallGoods } from '#app/areas/mall/goods/rules/messages.ts'
import { messages as mallSeckill } from '#app/areas/mall/seckill/rules/messages.ts'
import { messages as membership } from '#app/areas/membership/rules/messages.ts'
import { messages as noticesMessages } from '#app/areas/notices/messages/rules/messages.ts'
import { messages as ordersAppointments } from '#app/areas/orders/appointments/rules/messages.ts'
import { messages as ordersCheckout } from '#app/areas/orders/checkout/rules/messages.ts'
import { messages as ordersInvoices } from '#app/areas/orders/invoices/rules/messages.ts'
import { messages as ordersRefunds } from '#app/areas/orders/refunds/rules/messages.ts'
import { messages as ordersReviews } from '#app/areas/orders/reviews/rules/messages.ts'
import { messages as ordersTests } from '#app/areas/orders/tests/rules/messages.ts'
import { messages as pointsMall } from '#app/areas/points-mall/rules/messages.ts'
import { messages as prescriptions } from '#app/areas/prescriptions/rules/messages.ts'
import { messages as recordsOwn } from '#app/areas/records/own/rules/messages.ts'
import { messages as recordsPregnancy } from '#app/areas/records/pregnancy/rules/messages.ts'
import { messages as recordsSharing } from '#app/areas/records/sharing/rules/messages.ts'
import { messages as recordsVaccines } from '#app/areas/records/vaccines/rules/messages.ts'
import { messages as workbenchClinic } from '#app/areas/workbench/clinic/rules/messages.ts'
import type { MessageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** `messages` of every `rules/messages.ts`. */
export const messages: readonly MessageTemplate[] = [
  ...Object.values(accessBlocks),
  ...Object.values(accountBankCards),
  ...Object.values(activitiesBargain),
  ...Object.values(activitiesGiftCards),
  ...Object.values(activitiesInvitations),
  ...Object.values(activitiesLottery),
  ...Object.values(activitiesOffline),
  ...Object.values(audioClass),
  ...Object.values(consultCalls),
  ...Object.values(consultComplaints),
  ...Object.values(consultConsultations),
  ...Object.values(contentComments),
  ...Object.values(deskAppointments),
  ...Object.values(deskCounter),
  ...Object.values(deskOrders),
  ...Object.values(deskPatients),
  ...Object.values(familyDoctor),
  ...Object.values(guahaoBooking),
  ...Object.values(guahaoComments),
  ...Object.values(guahaoStops),
  ...Object.values(guahaoWaitlist),
  ...Object.values(hearts),
  ...Object.values(help),
  ...Object.values(inquiry),
  ...Object.values(joining),
  ...Object.values(mallGoods),
  ...Object.values(mallSeckill),
  ...Object.values(membership),
  ...Object.values(noticesMessages),
  ...Object.values(ordersAppointments),
  ...Object.values(ordersCheckout),
  ...Object.values(ordersInvoices),
  ...Object.values(ordersRefunds),
  ...Object.values(ordersReviews),
  ...Object.values(ordersTests),
  ...Object.values(pointsMall),
  ...Object.values(prescriptions),
  ...Object.values(recordsOwn),
  ...Object.values(recordsPregnancy),
  ...Object.values(recordsSharing),
  ...Object.values(recordsVaccines),
  ...Object.values(workbenchClinic),
]
