// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import * as accessAudit from '#app/areas/access/audit/menu.ts'
import * as accessDoctors from '#app/areas/access/doctors/menu.ts'
import * as accessStaff from '#app/areas/access/staff/menu.ts'
import * as consultComplaintsDesk from '#app/areas/consult/complaints/desk/menu.ts'
import * as deskActivities from '#app/areas/desk/activities/menu.ts'
import * as deskAdverts from '#app/areas/desk/adverts/menu.ts'
import * as deskAppointments from '#app/areas/desk/appointments/menu.ts'
import * as deskArticles from '#app/areas/desk/articles/menu.ts'
import * as deskCare from '#app/areas/desk/care/menu.ts'
import * as deskClasses from '#app/areas/desk/classes/menu.ts'
import * as deskClinic from '#app/areas/desk/clinic/menu.ts'
import * as deskConsents from '#app/areas/desk/consents/menu.ts'
import * as deskFreight from '#app/areas/desk/freight/menu.ts'
import * as deskGoods from '#app/areas/desk/goods/menu.ts'
import * as deskHospital from '#app/areas/desk/hospital/menu.ts'
import * as deskMembership from '#app/areas/desk/membership/menu.ts'
import * as deskMoney from '#app/areas/desk/money/menu.ts'
import * as deskOpenConsultations from '#app/areas/desk/open-consultations/menu.ts'
import * as deskOrders from '#app/areas/desk/orders/menu.ts'
import * as deskPoints from '#app/areas/desk/points/menu.ts'
import * as deskPrescriptions from '#app/areas/desk/prescriptions/menu.ts'
import * as deskReviews from '#app/areas/desk/reviews/menu.ts'
import * as deskSchedules from '#app/areas/desk/schedules/menu.ts'
import * as deskSeckill from '#app/areas/desk/seckill/menu.ts'
import * as deskStandards from '#app/areas/desk/standards/menu.ts'
import * as deskStops from '#app/areas/desk/stops/menu.ts'
import * as deskTalks from '#app/areas/desk/talks/menu.ts'
import * as deskVideos from '#app/areas/desk/videos/menu.ts'
import * as homeDesk from '#app/areas/home/desk/menu.ts'
import * as mallCouponsDesk from '#app/areas/mall/coupons/desk/menu.ts'
import * as ordersRefundsDesk from '#app/areas/orders/refunds/desk/menu.ts'
import * as workbenchArticles from '#app/areas/workbench/articles/menu.ts'
import * as workbenchCalls from '#app/areas/workbench/calls/menu.ts'
import * as workbenchChat from '#app/areas/workbench/chat/menu.ts'
import * as workbenchConsultations from '#app/areas/workbench/consultations/menu.ts'
import * as workbenchFamily from '#app/areas/workbench/family/menu.ts'
import * as workbenchIncome from '#app/areas/workbench/income/menu.ts'
import * as workbenchSchedule from '#app/areas/workbench/schedule/menu.ts'

/** `menu` of every `menu.ts`. */
export const menus = [
  ...accessAudit.menu,
  ...accessStaff.menu,
  ...consultComplaintsDesk.menu,
  ...deskActivities.menu,
  ...deskAdverts.menu,
  ...deskAppointments.menu,
  ...deskArticles.menu,
  ...deskCare.menu,
  ...deskClasses.menu,
  ...deskClinic.menu,
  ...deskConsents.menu,
  ...deskFreight.menu,
  ...deskGoods.menu,
  ...deskHospital.menu,
  ...deskMembership.menu,
  ...deskMoney.menu,
  ...deskOpenConsultations.menu,
  ...deskOrders.menu,
  ...deskPoints.menu,
  ...deskPrescriptions.menu,
  ...deskReviews.menu,
  ...deskSchedules.menu,
  ...deskSeckill.menu,
  ...deskStandards.menu,
  ...deskStops.menu,
  ...deskTalks.menu,
  ...deskVideos.menu,
  ...homeDesk.menu,
  ...mallCouponsDesk.menu,
  ...ordersRefundsDesk.menu,
]

/** `workbenchMenu` of every `menu.ts`. */
export const workbenchMenus = [
  ...accessDoctors.workbenchMenu,
  ...workbenchArticles.workbenchMenu,
  ...workbenchCalls.workbenchMenu,
  ...workbenchChat.workbenchMenu,
  ...workbenchConsultations.workbenchMenu,
  ...workbenchFamily.workbenchMenu,
  ...workbenchIncome.workbenchMenu,
  ...workbenchSchedule.workbenchMenu,
]
