// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import * as accessAudit from '#app/areas/access/audit/menu.ts'
import * as accessDoctors from '#app/areas/access/doctors/menu.ts'
import * as accessExports from '#app/areas/access/exports/menu.ts'
import * as accessMachines from '#app/areas/access/machines/menu.ts'
import * as accessStaff from '#app/areas/access/staff/menu.ts'
import * as activitiesEntriesDesk from '#app/areas/activities/entries/desk/menu.ts'
import * as activitiesJobsDesk from '#app/areas/activities/jobs/desk/menu.ts'
import * as activitiesOfflineDesk from '#app/areas/activities/offline/desk/menu.ts'
import * as analyticsDesk from '#app/areas/analytics/desk/menu.ts'
import * as consultComplaintsDesk from '#app/areas/consult/complaints/desk/menu.ts'
import * as consultLicencesDesk from '#app/areas/consult/licences/desk/menu.ts'
import * as contentChannelsDesk from '#app/areas/content/channels/desk/menu.ts'
import * as contentCommentsDesk from '#app/areas/content/comments/desk/menu.ts'
import * as contentSubjectsDesk from '#app/areas/content/subjects/desk/menu.ts'
import * as deskActivities from '#app/areas/desk/activities/menu.ts'
import * as deskAdverts from '#app/areas/desk/adverts/menu.ts'
import * as deskAppointments from '#app/areas/desk/appointments/menu.ts'
import * as deskArticles from '#app/areas/desk/articles/menu.ts'
import * as deskCare from '#app/areas/desk/care/menu.ts'
import * as deskClasses from '#app/areas/desk/classes/menu.ts'
import * as deskClinic from '#app/areas/desk/clinic/menu.ts'
import * as deskConsents from '#app/areas/desk/consents/menu.ts'
import * as deskCounter from '#app/areas/desk/counter/menu.ts'
import * as deskDeposits from '#app/areas/desk/deposits/menu.ts'
import * as deskFamilyTeams from '#app/areas/desk/family-teams/menu.ts'
import * as deskFreight from '#app/areas/desk/freight/menu.ts'
import * as deskGoods from '#app/areas/desk/goods/menu.ts'
import * as deskHospital from '#app/areas/desk/hospital/menu.ts'
import * as deskImports from '#app/areas/desk/imports/menu.ts'
import * as deskJournal from '#app/areas/desk/journal/menu.ts'
import * as deskMasters from '#app/areas/desk/masters/menu.ts'
import * as deskMembership from '#app/areas/desk/membership/menu.ts'
import * as deskMerchants from '#app/areas/desk/merchants/menu.ts'
import * as deskMoney from '#app/areas/desk/money/menu.ts'
import * as deskOpenConsultations from '#app/areas/desk/open-consultations/menu.ts'
import * as deskOperations from '#app/areas/desk/operations/menu.ts'
import * as deskOrders from '#app/areas/desk/orders/menu.ts'
import * as deskOverview from '#app/areas/desk/overview/menu.ts'
import * as deskPatients from '#app/areas/desk/patients/menu.ts'
import * as deskPoints from '#app/areas/desk/points/menu.ts'
import * as deskPrescriptions from '#app/areas/desk/prescriptions/menu.ts'
import * as deskReviews from '#app/areas/desk/reviews/menu.ts'
import * as deskSchedules from '#app/areas/desk/schedules/menu.ts'
import * as deskSeckill from '#app/areas/desk/seckill/menu.ts'
import * as deskSettlements from '#app/areas/desk/settlements/menu.ts'
import * as deskStandards from '#app/areas/desk/standards/menu.ts'
import * as deskStatistics from '#app/areas/desk/statistics/menu.ts'
import * as deskStops from '#app/areas/desk/stops/menu.ts'
import * as deskTalks from '#app/areas/desk/talks/menu.ts'
import * as deskTill from '#app/areas/desk/till/menu.ts'
import * as deskVideos from '#app/areas/desk/videos/menu.ts'
import * as emergenciesDesk from '#app/areas/emergencies/desk/menu.ts'
import * as guahaoCommentsDesk from '#app/areas/guahao/comments/desk/menu.ts'
import * as guahaoDoctorsDesk from '#app/areas/guahao/doctors/desk/menu.ts'
import * as guahaoIllnessesDesk from '#app/areas/guahao/illnesses/desk/menu.ts'
import * as guideDesk from '#app/areas/guide/desk/menu.ts'
import * as heartsDesk from '#app/areas/hearts/desk/menu.ts'
import * as helpDesk from '#app/areas/help/desk/menu.ts'
import * as homeDesk from '#app/areas/home/desk/menu.ts'
import * as inquiryDesk from '#app/areas/inquiry/desk/menu.ts'
import * as joiningDesk from '#app/areas/joining/desk/menu.ts'
import * as mallCatalogueDesk from '#app/areas/mall/catalogue/desk/menu.ts'
import * as mallCouponsDesk from '#app/areas/mall/coupons/desk/menu.ts'
import * as mallGoodsDesk from '#app/areas/mall/goods/desk/menu.ts'
import * as membershipDesk from '#app/areas/membership/desk/menu.ts'
import * as ordersRefundsDesk from '#app/areas/orders/refunds/desk/menu.ts'
import * as overseasDirectoryDesk from '#app/areas/overseas/directory/desk/menu.ts'
import * as parkingDesk from '#app/areas/parking/desk/menu.ts'
import * as pointsDesk from '#app/areas/points/desk/menu.ts'
import * as searchDesk from '#app/areas/search/desk/menu.ts'
import * as storeAppDevicesDesk from '#app/areas/store-app/devices/desk/menu.ts'
import * as storeAppInfoDesk from '#app/areas/store-app/info/desk/menu.ts'
import * as storeAppMoneyDesk from '#app/areas/store-app/money/desk/menu.ts'
import * as storeAppRedeemingDesk from '#app/areas/store-app/redeeming/desk/menu.ts'
import * as workbenchArticles from '#app/areas/workbench/articles/menu.ts'
import * as workbenchCalls from '#app/areas/workbench/calls/menu.ts'
import * as workbenchChat from '#app/areas/workbench/chat/menu.ts'
import * as workbenchClinic from '#app/areas/workbench/clinic/menu.ts'
import * as workbenchConsultations from '#app/areas/workbench/consultations/menu.ts'
import * as workbenchFamily from '#app/areas/workbench/family/menu.ts'
import * as workbenchIncome from '#app/areas/workbench/income/menu.ts'
import * as workbenchRatings from '#app/areas/workbench/ratings/menu.ts'
import * as workbenchSchedule from '#app/areas/workbench/schedule/menu.ts'

/** `menu` of every `menu.ts`. */
export const menus = [
  ...accessAudit.menu,
  ...accessExports.menu,
  ...accessMachines.menu,
  ...accessStaff.menu,
  ...activitiesEntriesDesk.menu,
  ...activitiesJobsDesk.menu,
  ...activitiesOfflineDesk.menu,
  ...analyticsDesk.menu,
  ...consultComplaintsDesk.menu,
  ...consultLicencesDesk.menu,
  ...contentChannelsDesk.menu,
  ...contentCommentsDesk.menu,
  ...contentSubjectsDesk.menu,
  ...deskActivities.menu,
  ...deskAdverts.menu,
  ...deskAppointments.menu,
  ...deskArticles.menu,
  ...deskCare.menu,
  ...deskClasses.menu,
  ...deskClinic.menu,
  ...deskConsents.menu,
  ...deskCounter.menu,
  ...deskDeposits.menu,
  ...deskFamilyTeams.menu,
  ...deskFreight.menu,
  ...deskGoods.menu,
  ...deskHospital.menu,
  ...deskImports.menu,
  ...deskJournal.menu,
  ...deskMasters.menu,
  ...deskMembership.menu,
  ...deskMerchants.menu,
  ...deskMoney.menu,
  ...deskOpenConsultations.menu,
  ...deskOperations.menu,
  ...deskOrders.menu,
  ...deskOverview.menu,
  ...deskPatients.menu,
  ...deskPoints.menu,
  ...deskPrescriptions.menu,
  ...deskReviews.menu,
  ...deskSchedules.menu,
  ...deskSeckill.menu,
  ...deskSettlements.menu,
  ...deskStandards.menu,
  ...deskStatistics.menu,
  ...deskStops.menu,
  ...deskTalks.menu,
  ...deskTill.menu,
  ...deskVideos.menu,
  ...emergenciesDesk.menu,
  ...guahaoCommentsDesk.menu,
  ...guahaoDoctorsDesk.menu,
  ...guahaoIllnessesDesk.menu,
  ...guideDesk.menu,
  ...heartsDesk.menu,
  ...helpDesk.menu,
  ...homeDesk.menu,
  ...inquiryDesk.menu,
  ...joiningDesk.menu,
  ...mallCatalogueDesk.menu,
  ...mallCouponsDesk.menu,
  ...mallGoodsDesk.menu,
  ...membershipDesk.menu,
  ...ordersRefundsDesk.menu,
  ...overseasDirectoryDesk.menu,
  ...parkingDesk.menu,
  ...pointsDesk.menu,
  ...searchDesk.menu,
  ...storeAppDevicesDesk.menu,
  ...storeAppInfoDesk.menu,
  ...storeAppMoneyDesk.menu,
  ...storeAppRedeemingDesk.menu,
]

/** `workbenchMenu` of every `menu.ts`. */
export const workbenchMenus = [
  ...accessDoctors.workbenchMenu,
  ...workbenchArticles.workbenchMenu,
  ...workbenchCalls.workbenchMenu,
  ...workbenchChat.workbenchMenu,
  ...workbenchClinic.workbenchMenu,
  ...workbenchConsultations.workbenchMenu,
  ...workbenchFamily.workbenchMenu,
  ...workbenchIncome.workbenchMenu,
  ...workbenchRatings.workbenchMenu,
  ...workbenchSchedule.workbenchMenu,
]
