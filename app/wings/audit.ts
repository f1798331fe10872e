// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import * as accessDoctors from '#app/areas/access/doctors/audit.ts'
import * as accessExports from '#app/areas/access/exports/audit.ts'
import * as accessMachines from '#app/areas/access/machines/audit.ts'
import * as accessStaff from '#app/areas/access/staff/audit.ts'
import * as activitiesEntriesDesk from '#app/areas/activities/entries/desk/audit.ts'
import * as activitiesJobsDesk from '#app/areas/activities/jobs/desk/audit.ts'
import * as activitiesOfflineDesk from '#app/areas/activities/offline/desk/audit.ts'
import * as analyticsDesk from '#app/areas/analytics/desk/audit.ts'
import * as consultComplaintsDesk from '#app/areas/consult/complaints/desk/audit.ts'
import * as consultLicencesDesk from '#app/areas/consult/licences/desk/audit.ts'
import * as contentChannelsDesk from '#app/areas/content/channels/desk/audit.ts'
import * as contentCommentsDesk from '#app/areas/content/comments/desk/audit.ts'
import * as contentSubjectsDesk from '#app/areas/content/subjects/desk/audit.ts'
import * as deskActivities from '#app/areas/desk/activities/audit.ts'
import * as deskAdverts from '#app/areas/desk/adverts/audit.ts'
import * as deskAppointments from '#app/areas/desk/appointments/audit.ts'
import * as deskArticles from '#app/areas/desk/articles/audit.ts'
import * as deskClasses from '#app/areas/desk/classes/audit.ts'
import * as deskClinic from '#app/areas/desk/clinic/audit.ts'
import * as deskConsents from '#app/areas/desk/consents/audit.ts'
import * as deskCounter from '#app/areas/desk/counter/audit.ts'
import * as deskCoupons from '#app/areas/desk/coupons/audit.ts'
import * as deskDeposits from '#app/areas/desk/deposits/audit.ts'
import * as deskFamilyTeams from '#app/areas/desk/family-teams/audit.ts'
import * as deskFreight from '#app/areas/desk/freight/audit.ts'
import * as deskGoods from '#app/areas/desk/goods/audit.ts'
import * as deskHospital from '#app/areas/desk/hospital/audit.ts'
import * as deskImports from '#app/areas/desk/imports/audit.ts'
import * as deskJournal from '#app/areas/desk/journal/audit.ts'
import * as deskMasters from '#app/areas/desk/masters/audit.ts'
import * as deskMembership from '#app/areas/desk/membership/audit.ts'
import * as deskMerchants from '#app/areas/desk/merchants/audit.ts'
import * as deskMoney from '#app/areas/desk/money/audit.ts'
import * as deskOpenConsultations from '#app/areas/desk/open-consultations/audit.ts'
import * as deskOperations from '#app/areas/desk/operations/audit.ts'
import * as deskOrders from '#app/areas/desk/orders/audit.ts'
import * as deskPatients from '#app/areas/desk/patients/audit.ts'
import * as deskPoints from '#app/areas/desk/points/audit.ts'
import * as deskPrescriptions from '#app/areas/desk/prescriptions/audit.ts'
import * as deskReviews from '#app/areas/desk/reviews/audit.ts'
import * as deskSchedules from '#app/areas/desk/schedules/audit.ts'
import * as deskSeckill from '#app/areas/desk/seckill/audit.ts'
import * as deskSettlements from '#app/areas/desk/settlements/audit.ts'
import * as deskStatistics from '#app/areas/desk/statistics/audit.ts'
import * as deskStops from '#app/areas/desk/stops/audit.ts'
import * as deskTalks from '#app/areas/desk/talks/audit.ts'
import * as deskTill from '#app/areas/desk/till/audit.ts'
import * as deskVideos from '#app/areas/desk/videos/audit.ts'
import * as emergenciesDesk from '#app/areas/emergencies/desk/audit.ts'
import * as guahaoCommentsDesk from '#app/areas/guahao/comments/desk/audit.ts'
import * as guahaoDoctorsDesk from '#app/areas/guahao/doctors/desk/audit.ts'
import * as guahaoIllnessesDesk from '#app/areas/guahao/illnesses/desk/audit.ts'
import * as guideDesk from '#app/areas/guide/desk/audit.ts'
import * as heartsDesk from '#app/areas/hearts/desk/audit.ts'
import * as helpDesk from '#app/areas/help/desk/audit.ts'
import * as homeDesk from '#app/areas/home/desk/audit.ts'
import * as inquiryDesk from '#app/areas/inquiry/desk/audit.ts'
import * as joiningDesk from '#app/areas/joining/desk/audit.ts'
import * as mallCatalogueDesk from '#app/areas/mall/catalogue/desk/audit.ts'
import * as mallCouponsDesk from '#app/areas/mall/coupons/desk/audit.ts'
import * as mallGoodsDesk from '#app/areas/mall/goods/desk/audit.ts'
import * as membershipDesk from '#app/areas/membership/desk/audit.ts'
import * as ordersRefundsDesk from '#app/areas/orders/refunds/desk/audit.ts'
import * as overseasDirectoryDesk from '#app/areas/overseas/directory/desk/audit.ts'
import * as parkingDesk from '#app/areas/parking/desk/audit.ts'
import * as pointsDesk from '#app/areas/points/desk/audit.ts'
import * as searchDesk from '#app/areas/search/desk/audit.ts'
import * as storeAppDevicesDesk from '#app/areas/store-app/devices/desk/audit.ts'
import * as storeAppInfoDesk from '#app/areas/store-app/info/desk/audit.ts'
import * as storeAppMoneyDesk from '#app/areas/store-app/money/desk/audit.ts'
import * as storeAppRedeemingDesk from '#app/areas/store-app/redeeming/desk/audit.ts'
import * as workbenchArticles from '#app/areas/workbench/articles/audit.ts'
import * as workbenchCalls from '#app/areas/workbench/calls/audit.ts'
import * as workbenchClinic from '#app/areas/workbench/clinic/audit.ts'
import * as workbenchConsultations from '#app/areas/workbench/consultations/audit.ts'
import * as workbenchFamily from '#app/areas/workbench/family/audit.ts'
import * as workbenchPrescriptions from '#app/areas/workbench/prescriptions/audit.ts'
import * as workbenchRatings from '#app/areas/workbench/ratings/audit.ts'
import * as workbenchRecords from '#app/areas/workbench/records/audit.ts'

/** `acts` of every `audit.ts`. */
export const acts = {
  ...accessDoctors.acts,
  ...accessExports.acts,
  ...accessMachines.acts,
  ...accessStaff.acts,
  ...activitiesEntriesDesk.acts,
  ...activitiesJobsDesk.acts,
  ...activitiesOfflineDesk.acts,
  ...analyticsDesk.acts,
  ...consultComplaintsDesk.acts,
  ...consultLicencesDesk.acts,
  ...contentChannelsDesk.acts,
  ...contentCommentsDesk.acts,
  ...contentSubjectsDesk.acts,
  ...deskActivities.acts,
  ...deskAdverts.acts,
  ...deskAppointments.acts,
  ...deskArticles.acts,
  ...deskClasses.acts,
  ...deskClinic.acts,
  ...deskConsents.acts,
  ...deskCounter.acts,
  ...deskDeposits.acts,
  ...deskFamilyTeams.acts,
  ...deskFreight.acts,
  ...deskGoods.acts,
  ...deskHospital.acts,
  ...deskImports.acts,
  ...deskJournal.acts,
  ...deskMasters.acts,
  ...deskMembership.acts,
  ...deskMerchants.acts,
  ...deskMoney.acts,
  ...deskOpenConsultations.acts,
  ...deskOperations.acts,
  ...deskOrders.acts,
  ...deskPatients.acts,
  ...deskPoints.acts,
  ...deskPrescriptions.acts,
  ...deskReviews.acts,
  ...deskSchedules.acts,
  ...deskSeckill.acts,
  ...deskSettlements.acts,
  ...deskStops.acts,
  ...deskTalks.acts,
  ...deskTill.acts,
  ...deskVideos.acts,
  ...emergenciesDesk.acts,
  ...guahaoCommentsDesk.acts,
  ...guahaoDoctorsDesk.acts,
  ...guahaoIllnessesDesk.acts,
  ...guideDesk.acts,
  ...heartsDesk.acts,
  ...helpDesk.acts,
  ...homeDesk.acts,
  ...inquiryDesk.acts,
  ...joiningDesk.acts,
  ...mallCatalogueDesk.acts,
  ...mallCouponsDesk.acts,
  ...mallGoodsDesk.acts,
  ...membershipDesk.acts,
  ...ordersRefundsDesk.acts,
  ...overseasDirectoryDesk.acts,
  ...parkingDesk.acts,
  ...pointsDesk.acts,
  ...searchDesk.acts,
  ...storeAppDevicesDesk.acts,
  ...storeAppInfoDesk.acts,
  ...storeAppMoneyDesk.acts,
  ...storeAppRedeemingDesk.acts,
  ...workbenchArticles.acts,
  ...workbenchCalls.acts,
  ...workbenchClinic.acts,
  ...workbenchConsultations.acts,
  ...workbenchFamily.acts,
  ...workbenchPrescriptions.acts,
  ...workbenchRatings.acts,
  ...workbenchRecords.acts,
}

/** `actKinds` of every `audit.ts`. */
export const actKinds = {
  ...accessDoctors.actKinds,
  ...accessMachines.actKinds,
  ...accessStaff.actKinds,
  ...activitiesEntriesDesk.actKinds,
  ...activitiesJobsDesk.actKinds,
  ...activitiesOfflineDesk.actKinds,
  ...analyticsDesk.actKinds,
  ...consultComplaintsDesk.actKinds,
  ...consultLicencesDesk.actKinds,
  ...contentChannelsDesk.actKinds,
  ...contentCommentsDesk.actKinds,
  ...contentSubjectsDesk.actKinds,
  ...deskActivities.actKinds,
  ...deskAdverts.actKinds,
  ...deskAppointments.actKinds,
  ...deskClasses.actKinds,
  ...deskClinic.actKinds,
  ...deskConsents.actKinds,
  ...deskCounter.actKinds,
  ...deskDeposits.actKinds,
  ...deskFamilyTeams.actKinds,
  ...deskFreight.actKinds,
  ...deskGoods.actKinds,
  ...deskHospital.actKinds,
  ...deskImports.actKinds,
  ...deskJournal.actKinds,
  ...deskMasters.actKinds,
  ...deskMembership.actKinds,
  ...deskMerchants.actKinds,
  ...deskMoney.actKinds,
  ...deskOpenConsultations.actKinds,
  ...deskOperations.actKinds,
  ...deskOrders.actKinds,
  ...deskPatients.actKinds,
  ...deskPoints.actKinds,
  ...deskReviews.actKinds,
  ...deskSchedules.actKinds,
  ...deskSeckill.actKinds,
  ...deskSettlements.actKinds,
  ...deskTalks.actKinds,
  ...deskTill.actKinds,
  ...deskVideos.actKinds,
  ...emergenciesDesk.actKinds,
  ...guahaoCommentsDesk.actKinds,
  ...guahaoDoctorsDesk.actKinds,
  ...guahaoIllnessesDesk.actKinds,
  ...guideDesk.actKinds,
  ...heartsDesk.actKinds,
  ...helpDesk.actKinds,
  ...homeDesk.actKinds,
  ...inquiryDesk.actKinds,
  ...joiningDesk.actKinds,
  ...mallCatalogueDesk.actKinds,
  ...mallCouponsDesk.actKinds,
  ...mallGoodsDesk.actKinds,
  ...membershipDesk.actKinds,
  ...ordersRefundsDesk.actKinds,
  ...overseasDirectoryDesk.actKinds,
  ...parkingDesk.actKinds,
  ...pointsDesk.actKinds,
  ...searchDesk.actKinds,
  ...storeAppDevicesDesk.actKinds,
  ...storeAppInfoDesk.actKinds,
  ...storeAppMoneyDesk.actKinds,
  ...storeAppRedeemingDesk.actKinds,
  ...workbenchArticles.actKinds,
  ...workbenchClinic.actKinds,
  ...workbenchConsultations.actKinds,
  ...workbenchFamily.actKinds,
  ...workbenchPrescriptions.actKinds,
  ...workbenchRatings.actKinds,
  ...workbenchRecords.actKinds,
}

/** `rowKinds` of every `audit.ts`. */
export const rowKinds = {
  ...accessDoctors.rowKinds,
  ...accessMachines.rowKinds,
  ...accessStaff.rowKinds,
  ...activitiesEntriesDesk.rowKinds,
  ...activitiesJobsDesk.rowKinds,
  ...activitiesOfflineDesk.rowKinds,
  ...analyticsDesk.rowKinds,
  ...consultComplaintsDesk.rowKinds,
  ...consultLicencesDesk.rowKinds,
  ...contentChannelsDesk.rowKinds,
  ...contentCommentsDesk.rowKinds,
  ...contentSubjectsDesk.rowKinds,
  ...deskActivities.rowKinds,
  ...deskAdverts.rowKinds,
  ...deskAppointments.rowKinds,
  ...deskClasses.rowKinds,
  ...deskClinic.rowKinds,
  ...deskConsents.rowKinds,
  ...deskCounter.rowKinds,
  ...deskDeposits.rowKinds,
  ...deskFamilyTeams.rowKinds,
  ...deskFreight.rowKinds,
  ...deskGoods.rowKinds,
  ...deskHospital.rowKinds,
  ...deskImports.rowKinds,
  ...deskJournal.rowKinds,
  ...deskMasters.rowKinds,
  ...deskMembership.rowKinds,
  ...deskMerchants.rowKinds,
  ...deskMoney.rowKinds,
  ...deskOpenConsultations.rowKinds,
  ...deskOperations.rowKinds,
  ...deskOrders.rowKinds,
  ...deskPatients.rowKinds,
  ...deskPoints.rowKinds,
  ...deskSchedules.rowKinds,
  ...deskSeckill.rowKinds,
  ...deskSettlements.rowKinds,
  ...deskStops.rowKinds,
  ...deskTalks.rowKinds,
  ...deskTill.rowKinds,
  ...deskVideos.rowKinds,
  ...emergenciesDesk.rowKinds,
  ...guahaoCommentsDesk.rowKinds,
  ...guahaoDoctorsDesk.rowKinds,
  ...guahaoIllnessesDesk.rowKinds,
  ...guideDesk.rowKinds,
  ...heartsDesk.rowKinds,
  ...helpDesk.rowKinds,
  ...homeDesk.rowKinds,
  ...inquiryDesk.rowKinds,
  ...joiningDesk.rowKinds,
  ...mallCatalogueDesk.rowKinds,
  ...mallCouponsDesk.rowKinds,
  ...mallGoodsDesk.rowKinds,
  ...membershipDesk.rowKinds,
  ...ordersRefundsDesk.rowKinds,
  ...overseasDirectoryDesk.rowKinds,
  ...parkingDesk.rowKinds,
  ...pointsDesk.rowKinds,
  ...searchDesk.rowKinds,
  ...storeAppDevicesDesk.rowKinds,
  ...storeAppInfoDesk.rowKinds,
  ...storeAppMoneyDesk.rowKinds,
  ...storeAppRedeemingDesk.rowKinds,
  ...workbenchArticles.rowKinds,
  ...workbenchClinic.rowKinds,
  ...workbenchConsultations.rowKinds,
  ...workbenchFamily.rowKinds,
  ...workbenchPrescriptions.rowKinds,
}

/** `factNames` of every `audit.ts`. */
export const factNames = {
  ...accessExports.factNames,
  ...accessMachines.factNames,
  ...accessStaff.factNames,
  ...activitiesOfflineDesk.factNames,
  ...analyticsDesk.factNames,
  ...consultLicencesDesk.factNames,
  ...contentChannelsDesk.factNames,
  ...contentCommentsDesk.factNames,
  ...contentSubjectsDesk.factNames,
  ...deskAdverts.factNames,
  ...deskClasses.factNames,
  ...deskClinic.factNames,
  ...deskCounter.factNames,
  ...deskCoupons.factNames,
  ...deskDeposits.factNames,
  ...deskFamilyTeams.factNames,
  ...deskFreight.factNames,
  ...deskGoods.factNames,
  ...deskHospital.factNames,
  ...deskImports.factNames,
  ...deskJournal.factNames,
  ...deskMasters.factNames,
  ...deskMembership.factNames,
  ...deskMerchants.factNames,
  ...deskMoney.factNames,
  ...deskOperations.factNames,
  ...deskOrders.factNames,
  ...deskPatients.factNames,
  ...deskPoints.factNames,
  ...deskSchedules.factNames,
  ...deskSettlements.factNames,
  ...deskStatistics.factNames,
  ...deskStops.factNames,
  ...deskTill.factNames,
  ...emergenciesDesk.factNames,
  ...guahaoCommentsDesk.factNames,
  ...guahaoDoctorsDesk.factNames,
  ...guahaoIllnessesDesk.factNames,
  ...guideDesk.factNames,
  ...heartsDesk.factNames,
  ...helpDesk.factNames,
  ...homeDesk.factNames,
  ...inquiryDesk.factNames,
  ...joiningDesk.factNames,
  ...mallCatalogueDesk.factNames,
  ...mallCouponsDesk.factNames,
  ...membershipDesk.factNames,
  ...overseasDirectoryDesk.factNames,
  ...parkingDesk.factNames,
  ...pointsDesk.factNames,
  ...searchDesk.factNames,
  ...storeAppDevicesDesk.factNames,
  ...storeAppInfoDesk.factNames,
  ...storeAppMoneyDesk.factNames,
  ...storeAppRedeemingDesk.factNames,
  ...workbenchClinic.factNames,
}

/** `valueWords` of every `audit.ts`. */
export const valueWords = {
  ...accessStaff.valueWords,
  ...deskClinic.valueWords,
  ...deskCounter.valueWords,
  ...deskSchedules.valueWords,
  ...deskStatistics.valueWords,
  ...heartsDesk.valueWords,
  ...joiningDesk.valueWords,
}
