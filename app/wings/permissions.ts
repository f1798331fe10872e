// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import * as accessAudit from '#app/areas/access/audit/permissions.ts'
import * as accessMachines from '#app/areas/access/machines/permissions.ts'
import * as accessStaff from '#app/areas/access/staff/permissions.ts'
import * as activitiesEntriesDesk from '#app/areas/activities/entries/desk/permissions.ts'
import * as activitiesJobsDesk from '#app/areas/activities/jobs/desk/permissions.ts'
import * as activitiesOfflineDesk from '#app/areas/activities/offline/desk/permissions.ts'
import * as consultComplaintsDesk from '#app/areas/consult/complaints/desk/permissions.ts'
import * as consultLicencesDesk from '#app/areas/consult/licences/desk/permissions.ts'
import * as contentChannelsDesk from '#app/areas/content/channels/desk/permissions.ts'
import * as contentCommentsDesk from '#app/areas/content/comments/desk/permissions.ts'
import * as contentSubjectsDesk from '#app/areas/content/subjects/desk/permissions.ts'
import * as deskAdverts from '#app/areas/desk/adverts/permissions.ts'
import * as deskAppointments from '#app/areas/desk/appointments/permissions.ts'
import * as deskArticles from '#app/areas/desk/articles/permissions.ts'
import * as deskClasses from '#app/areas/desk/classes/permissions.ts'
import * as deskClinic from '#app/areas/desk/clinic/permissions.ts'
import * as deskConsents from '#app/areas/desk/consents/permissions.ts'
import * as deskCounter from '#app/areas/desk/counter/permissions.ts'
import * as deskDeposits from '#app/areas/desk/deposits/permissions.ts'
import * as deskFamilyTeams from '#app/areas/desk/family-teams/permissions.ts'
import * as deskGoods from '#app/areas/desk/goods/permissions.ts'
import * as deskHospital from '#app/areas/desk/hospital/permissions.ts'
import * as deskJournal from '#app/areas/desk/journal/permissions.ts'
import * as deskMasters from '#app/areas/desk/masters/permissions.ts'
import * as deskMembership from '#app/areas/desk/membership/permissions.ts'
import * as deskMerchants from '#app/areas/desk/merchants/permissions.ts'
import * as deskMoney from '#app/areas/desk/money/permissions.ts'
import * as deskOpenConsultations from '#app/areas/desk/open-consultations/permissions.ts'
import * as deskOperations from '#app/areas/desk/operations/permissions.ts'
import * as deskOrders from '#app/areas/desk/orders/permissions.ts'
import * as deskOverview from '#app/areas/desk/overview/permissions.ts'
import * as deskPatients from '#app/areas/desk/patients/permissions.ts'
import * as deskPrescriptions from '#app/areas/desk/prescriptions/permissions.ts'
import * as deskReviews from '#app/areas/desk/reviews/permissions.ts'
import * as deskSchedules from '#app/areas/desk/schedules/permissions.ts'
import * as deskSeckill from '#app/areas/desk/seckill/permissions.ts'
import * as deskSettlements from '#app/areas/desk/settlements/permissions.ts'
import * as deskStandards from '#app/areas/desk/standards/permissions.ts'
import * as deskStatistics from '#app/areas/desk/statistics/permissions.ts'
import * as deskStops from '#app/areas/desk/stops/permissions.ts'
import * as deskTalks from '#app/areas/desk/talks/permissions.ts'
import * as deskTill from '#app/areas/desk/till/permissions.ts'
import * as deskVideos from '#app/areas/desk/videos/permissions.ts'
import * as emergenciesDesk from '#app/areas/emergencies/desk/permissions.ts'
import * as guahaoCommentsDesk from '#app/areas/guahao/comments/desk/permissions.ts'
import * as guahaoDoctorsDesk from '#app/areas/guahao/doctors/desk/permissions.ts'
import * as guahaoIllnessesDesk from '#app/areas/guahao/illnesses/desk/permissions.ts'
import * as guideDesk from '#app/areas/guide/desk/permissions.ts'
import * as heartsDesk from '#app/areas/hearts/desk/permissions.ts'
import * as helpDesk from '#app/areas/help/desk/permissions.ts'
import * as homeDesk from '#app/areas/home/desk/permissions.ts'
import * as inquiryDesk from '#app/areas/inquiry/desk/permissions.ts'
import * as joiningDesk from '#app/areas/joining/desk/permissions.ts'
import * as mallCatalogueDesk from '#app/areas/mall/catalogue/desk/permissions.ts'
import * as membershipDesk from '#app/areas/membership/desk/permissions.ts'
import * as ordersRefundsDesk from '#app/areas/orders/refunds/desk/permissions.ts'
import * as overseasDirectoryDesk from '#app/areas/overseas/directory/desk/permissions.ts'
import * as parkingDesk from '#app/areas/parking/desk/permissions.ts'
import * as pointsDesk from '#app/areas/points/desk/permissions.ts'
import * as searchDesk from '#app/areas/search/desk/permissions.ts'
import * as storeAppDevicesDesk from '#app/areas/store-app/devices/desk/permissions.ts'
import * as storeAppInfoDesk from '#app/areas/store-app/info/desk/permissions.ts'
import * as storeAppMoneyDesk from '#app/areas/store-app/money/desk/permissions.ts'
import * as storeAppRedeemingDesk from '#app/areas/store-app/redeeming/desk/permissions.ts'

/** `permissions` of every `permissions.ts`. */
export const permissions = {
  ...accessAudit.permissions,
  ...accessMachines.permissions,
  ...accessStaff.permissions,
  ...activitiesEntriesDesk.permissions,
  ...activitiesJobsDesk.permissions,
  ...activitiesOfflineDesk.permissions,
  ...consultComplaintsDesk.permissions,
  ...consultLicencesDesk.permissions,
  ...contentChannelsDesk.permissions,
  ...contentCommentsDesk.permissions,
  ...contentSubjectsDesk.permissions,
  ...deskAdverts.permissions,
  ...deskAppointments.permissions,
  ...deskArticles.permissions,
  ...deskClasses.permissions,
  ...deskClinic.permissions,
  ...deskConsents.permissions,
  ...deskCounter.permissions,
  ...deskDeposits.permissions,
  ...deskFamilyTeams.permissions,
  ...deskGoods.permissions,
  ...deskHospital.permissions,
  ...deskJournal.permissions,
  ...deskMasters.permissions,
  ...deskMembership.permissions,
  ...deskMerchants.permissions,
  ...deskMoney.permissions,
  ...deskOpenConsultations.permissions,
  ...deskOperations.permissions,
  ...deskOrders.permissions,
  ...deskOverview.permissions,
  ...deskPatients.permissions,
  ...deskPrescriptions.permissions,
  ...deskReviews.permissions,
  ...deskSchedules.permissions,
  ...deskSeckill.permissions,
  ...deskSettlements.permissions,
  ...deskStandards.permissions,
  ...deskStatistics.permissions,
  ...deskStops.permissions,
  ...deskTalks.permissions,
  ...deskTill.permissions,
  ...deskVideos.permissions,
  ...emergenciesDesk.permissions,
  ...guahaoCommentsDesk.permissions,
  ...guahaoDoctorsDesk.permissions,
  ...guahaoIllnessesDesk.permissions,
  ...guideDesk.permissions,
  ...heartsDesk.permissions,
  ...helpDesk.permissions,
  ...homeDesk.permissions,
  ...inquiryDesk.permissions,
  ...joiningDesk.permissions,
  ...mallCatalogueDesk.permissions,
  ...membershipDesk.permissions,
  ...ordersRefundsDesk.permissions,
  ...overseasDirectoryDesk.permissions,
  ...parkingDesk.permissions,
  ...pointsDesk.permissions,
  ...searchDesk.permissions,
  ...storeAppDevicesDesk.permissions,
  ...storeAppInfoDesk.permissions,
  ...storeAppMoneyDesk.permissions,
  ...storeAppRedeemingDesk.permissions,
}
