// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import * as accessAudit from '#app/areas/access/audit/permissions.ts'
import * as accessStaff from '#app/areas/access/staff/permissions.ts'
import * as consultComplaintsDesk from '#app/areas/consult/complaints/desk/permissions.ts'
import * as deskAdverts from '#app/areas/desk/adverts/permissions.ts'
import * as deskAppointments from '#app/areas/desk/appointments/permissions.ts'
import * as deskArticles from '#app/areas/desk/articles/permissions.ts'
import * as deskClasses from '#app/areas/desk/classes/permissions.ts'
import * as deskClinic from '#app/areas/desk/clinic/permissions.ts'
import * as deskConsents from '#app/areas/desk/consents/permissions.ts'
import * as deskGoods from '#app/areas/desk/goods/permissions.ts'
import * as deskHospital from '#app/areas/desk/hospital/permissions.ts'
import * as deskMembership from '#app/areas/desk/membership/permissions.ts'
import * as deskMoney from '#app/areas/desk/money/permissions.ts'
import * as deskOpenConsultations from '#app/areas/desk/open-consultations/permissions.ts'
import * as deskOrders from '#app/areas/desk/orders/permissions.ts'
import * as deskPrescriptions from '#app/areas/desk/prescriptions/permissions.ts'
import * as deskReviews from '#app/areas/desk/reviews/permissions.ts'
import * as deskSchedules from '#app/areas/desk/schedules/permissions.ts'
import * as deskSeckill from '#app/areas/desk/seckill/permissions.ts'
import * as deskStandards from '#app/areas/desk/standards/permissions.ts'
import * as deskStops from '#app/areas/desk/stops/permissions.ts'
import * as deskTalks from '#app/areas/desk/talks/permissions.ts'
import * as deskVideos from '#app/areas/desk/videos/permissions.ts'
import * as homeDesk from '#app/areas/home/desk/permissions.ts'
import * as ordersRefundsDesk from '#app/areas/orders/refunds/desk/permissions.ts'

/** `permissions` of every `permissions.ts`. */
export const permissions = {
  ...accessAudit.permissions,
  ...accessStaff.permissions,
  ...consultComplaintsDesk.permissions,
  ...deskAdverts.permissions,
  ...deskAppointments.permissions,
  ...deskArticles.permissions,
  ...deskClasses.permissions,
  ...deskClinic.permissions,
  ...deskConsents.permissions,
  ...deskGoods.permissions,
  ...deskHospital.permissions,
  ...deskMembership.permissions,
  ...deskMoney.permissions,
  ...deskOpenConsultations.permissions,
  ...deskOrders.permissions,
  ...deskPrescriptions.permissions,
  ...deskReviews.permissions,
  ...deskSchedules.permissions,
  ...deskSeckill.permissions,
  ...deskStandards.permissions,
  ...deskStops.permissions,
  ...deskTalks.permissions,
  ...deskVideos.permissions,
  ...homeDesk.permissions,
  ...ordersRefundsDesk.permissions,
}
