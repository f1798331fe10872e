// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import * as accessDoctors from '#app/areas/access/doctors/audit.ts'
import * as accessStaff from '#app/areas/access/staff/audit.ts'
import * as consultComplaintsDesk from '#app/areas/consult/complaints/desk/audit.ts'
import * as deskActivities from '#app/areas/desk/activities/audit.ts'
import * as deskAdverts from '#app/areas/desk/adverts/audit.ts'
import * as deskAppointments from '#app/areas/desk/appointments/audit.ts'
import * as deskArticles from '#app/areas/desk/articles/audit.ts'
import * as deskClasses from '#app/areas/desk/classes/audit.ts'
import * as deskClinic from '#app/areas/desk/clinic/audit.ts'
import * as deskConsents from '#app/areas/desk/consents/audit.ts'
import * as deskFreight from '#app/areas/desk/freight/audit.ts'
import * as deskGoods from '#app/areas/desk/goods/audit.ts'
import * as deskHospital from '#app/areas/desk/hospital/audit.ts'
import * as deskMembership from '#app/areas/desk/membership/audit.ts'
import * as deskMoney from '#app/areas/desk/money/audit.ts'
import * as deskOpenConsultations from '#app/areas/desk/open-consultations/audit.ts'
import * as deskOrders from '#app/areas/desk/orders/audit.ts'
import * as deskPoints from '#app/areas/desk/points/audit.ts'
import * as deskPrescriptions from '#app/areas/desk/prescriptions/audit.ts'
import * as deskReviews from '#app/areas/desk/reviews/audit.ts'
import * as deskSchedules from '#app/areas/desk/schedules/audit.ts'
import * as deskSeckill from '#app/areas/desk/seckill/audit.ts'
import * as deskStops from '#app/areas/desk/stops/audit.ts'
import * as deskTalks from '#app/areas/desk/talks/audit.ts'
import * as deskVideos from '#app/areas/desk/videos/audit.ts'
import * as homeDesk from '#app/areas/home/desk/audit.ts'
import * as mallCouponsDesk from '#app/areas/mall/coupons/desk/audit.ts'
import * as ordersRefundsDesk from '#app/areas/orders/refunds/desk/audit.ts'
import * as workbenchArticles from '#app/areas/workbench/articles/audit.ts'
import * as workbenchCalls from '#app/areas/workbench/calls/audit.ts'
import * as workbenchConsultations from '#app/areas/workbench/consultations/audit.ts'
import * as workbenchFamily from '#app/areas/workbench/family/audit.ts'
import * as workbenchPrescriptions from '#app/areas/workbench/prescriptions/audit.ts'
import * as workbenchRecords from '#app/areas/workbench/records/audit.ts'

/** `acts` of every `audit.ts`. */
export const acts = {
  ...accessDoctors.acts,
  ...accessStaff.acts,
  ...consultComplaintsDesk.acts,
  ...deskActivities.acts,
  ...deskAdverts.acts,
  ...deskAppointments.acts,
  ...deskArticles.acts,
  ...deskClasses.acts,
  ...deskClinic.acts,
  ...deskConsents.acts,
  ...deskFreight.acts,
  ...deskGoods.acts,
  ...deskHospital.acts,
  ...deskMembership.acts,
  ...deskMoney.acts,
  ...deskOpenConsultations.acts,
  ...deskOrders.acts,
  ...deskPoints.acts,
  ...deskPrescriptions.acts,
  ...deskReviews.acts,
  ...deskSchedules.acts,
  ...deskSeckill.acts,
  ...deskStops.acts,
  ...deskTalks.acts,
  ...deskVideos.acts,
  ...homeDesk.acts,
  ...mallCouponsDesk.acts,
  ...ordersRefundsDesk.acts,
  ...workbenchArticles.acts,
  ...workbenchCalls.acts,
  ...workbenchConsultations.acts,
  ...workbenchFamily.acts,
  ...workbenchPrescriptions.acts,
  ...workbenchRecords.acts,
}

/** `actKinds` of every `audit.ts`. */
export const actKinds = {
  ...accessDoctors.actKinds,
  ...accessStaff.actKinds,
  ...consultComplaintsDesk.actKinds,
  ...deskActivities.actKinds,
  ...deskAdverts.actKinds,
  ...deskAppointments.actKinds,
  ...deskClasses.actKinds,
  ...deskClinic.actKinds,
  ...deskConsents.actKinds,
  ...deskFreight.actKinds,
  ...deskGoods.actKinds,
  ...deskHospital.actKinds,
  ...deskMembership.actKinds,
  ...deskMoney.actKinds,
  ...deskOpenConsultations.actKinds,
  ...deskOrders.actKinds,
  ...deskPoints.actKinds,
  ...deskReviews.actKinds,
  ...deskSchedules.actKinds,
  ...deskSeckill.actKinds,
  ...deskTalks.actKinds,
  ...deskVideos.actKinds,
  ...homeDesk.actKinds,
  ...mallCouponsDesk.actKinds,
  ...ordersRefundsDesk.actKinds,
  ...workbenchArticles.actKinds,
  ...workbenchConsultations.actKinds,
  ...workbenchFamily.actKinds,
  ...workbenchPrescriptions.actKinds,
  ...workbenchRecords.actKinds,
}

/** `rowKinds` of every `audit.ts`. */
export const rowKinds = {
  ...accessDoctors.rowKinds,
  ...accessStaff.rowKinds,
  ...consultComplaintsDesk.rowKinds,
  ...deskActivities.rowKinds,
  ...deskAdverts.rowKinds,
  ...deskAppointments.rowKinds,
  ...deskClasses.rowKinds,
  ...deskClinic.rowKinds,
  ...deskConsents.rowKinds,
  ...deskFreight.rowKinds,
  ...deskGoods.rowKinds,
  ...deskHospital.rowKinds,
  ...deskMembership.rowKinds,
  ...deskMoney.rowKinds,
  ...deskOpenConsultations.rowKinds,
  ...deskOrders.rowKinds,
  ...deskPoints.rowKinds,
  ...deskSchedules.rowKinds,
  ...deskSeckill.rowKinds,
  ...deskTalks.rowKinds,
  ...deskVideos.rowKinds,
  ...homeDesk.rowKinds,
  ...mallCouponsDesk.rowKinds,
  ...ordersRefundsDesk.rowKinds,
  ...workbenchArticles.rowKinds,
  ...workbenchConsultations.rowKinds,
  ...workbenchFamily.rowKinds,
  ...workbenchPrescriptions.rowKinds,
}

/** `factNames` of every `audit.ts`. */
export const factNames = {
  ...accessStaff.factNames,
  ...deskAdverts.factNames,
  ...deskClasses.factNames,
  ...deskClinic.factNames,
  ...deskFreight.factNames,
  ...deskGoods.factNames,
  ...deskHospital.factNames,
  ...deskMembership.factNames,
  ...deskMoney.factNames,
  ...deskOrders.factNames,
  ...deskPoints.factNames,
  ...deskSchedules.factNames,
  ...deskStops.factNames,
  ...homeDesk.factNames,
  ...mallCouponsDesk.factNames,
}

/** `valueWords` of every `audit.ts`. */
export const valueWords = {
  ...accessStaff.valueWords,
  ...deskClinic.valueWords,
  ...deskSchedules.valueWords,
}
