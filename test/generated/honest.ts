import { consentText } from '#app/areas/account/consents/contract.ts'
import { healthcardCreate } from '#app/areas/account/health-cards/contract.ts'
import { adlist } from '#app/areas/analytics/contract.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { callKey } from '#app/areas/guide/contract.ts'
import { helpList } from '#app/areas/help/contract.ts'
import { onePixel } from '../support/a-picture.ts'
import { fieldsOf } from '../support/malformed.ts'
import type { NamedCall } from './all-calls.ts'
import { type Asker, PUBLISHED } from './askers.ts'
import { fixtures } from './fixtures.ts'
import { abroadByCall } from './honest-abroad.ts'
import { activitiesByCall } from './honest-activities.ts'
import { advertsByCall } from './honest-adverts.ts'
import { appointmentsByCall } from './honest-appointments.ts'
import { articlesByCall } from './honest-articles.ts'
import { benchByCall } from './honest-bench.ts'
import { benchClinicByCall } from './honest-bench-clinic.ts'
import { billsByCall } from './honest-bills.ts'
import { callsByCall } from './honest-calls.ts'
import { cardsByCall } from './honest-cards.ts'
import { channelsByCall } from './honest-channels.ts'
import { chatByCall } from './honest-chat.ts'
import { childrenByCall } from './honest-children.ts'
import { consultationsByCall } from './honest-consultations.ts'
import { counterByCall } from './honest-counter.ts'
import { cycleByCall } from './honest-cycle.ts'
import { dailyByCall } from './honest-daily.ts'
import { depositsByCall } from './honest-deposits.ts'
import { deskByCall } from './honest-desk.ts'
import { deskMallByCall } from './honest-desk-mall.ts'
import { deskShownByCall } from './honest-desk-shown.ts'
import { deskWordsByCall } from './honest-desk-words.ts'
import { diabetesByCall } from './honest-diabetes.ts'
import { discussionsByCall } from './honest-discussions.ts'
import { employeeBenefitsByCall } from './honest-employee-benefits.ts'
import { entriesByCall } from './honest-entries.ts'
import { exportsByCall } from './honest-exports.ts'
import { familyByCall } from './honest-family.ts'
import { feedByCall } from './honest-feed.ts'
import { growthByCall } from './honest-growth.ts'
import { guahaoByCall } from './honest-guahao.ts'
import { guideByCall } from './honest-guide.ts'
import { helpByCall } from './honest-help.ts'
import { importsByCall } from './honest-imports.ts'
import { inquiryByCall } from './honest-inquiry.ts'
import { invitationsByCall } from './honest-invitations.ts'
import { invoicesByCall } from './honest-invoices.ts'
import { joiningByCall } from './honest-joining.ts'
import { journalByCall } from './honest-journal.ts'
import { lessonsByCall } from './honest-lessons.ts'
import { machinesByCall } from './honest-machines.ts'
import { mallByCall } from './honest-mall.ts'
import { mastersByCall } from './honest-masters.ts'
import { newIdNumber, newMember } from './honest-members.ts'
import { membershipByCall } from './honest-membership.ts'
import { milestonesByCall } from './honest-milestones.ts'
import { offlineByCall } from './honest-offline.ts'
import { operationsByCall } from './honest-operations.ts'
import { ordersByCall } from './honest-orders.ts'
import { ownRecordsByCall } from './honest-own-records.ts'
import { patientsByCall } from './honest-patients.ts'
import { pointsByCall } from './honest-points.ts'
import { postsByCall } from './honest-posts.ts'
import { pregnancyByCall } from './honest-pregnancy.ts'
import { prescriptionsByCall } from './honest-prescriptions.ts'
import { refundsByCall } from './honest-refunds.ts'
import { settlementsByCall } from './honest-settlements.ts'
import { signInByCall } from './honest-sign-in.ts'
import { storeByCall } from './honest-store.ts'
import { subjectsByCall } from './honest-subjects.ts'
import { teamByCall } from './honest-team.ts'
import { vaccinesByCall } from './honest-vaccines.ts'
import { videosByCall } from './honest-videos.ts'
import { voicesByCall } from './honest-voices.ts'
import { wallByCall } from './honest-walls.ts'
import type { World } from './world.ts'

/** What is sent, made for this asker and this once. */
type Values = (world: World, asker: Asker) => Promise<Record<string, unknown>> | Record<string, unknown>

/** What an honest program sends to a call. */
export const honestInput = async (world: World, call: NamedCall, asker: Asker): Promise<Record<string, unknown>> => {
  const meant = (await byCall[call.name]?.(world, asker)) ?? {}
  const usual: Record<string, unknown> = byField(world, asker)
  const input: Record<string, unknown> = { ...meant }
  for (const field of fieldsOf(call)) {
    const plant = fixtures[typeof call.owner === 'object' ? (call.owner[field] ?? '') : '']
    if (!Object.hasOwn(meant, field)) input[field] = plant ? await plant(world, asker) : usual[field]
  }
  return input
}

/** Parameters that mean the same wherever they stand; what is not here is left out. */
const byField = ({ ours, slot, illId, commentId }: World, { words, mobile }: Asker) => ({
  unit_id: ours.hospitalId,
  dep_id: ours.depId,
  doctor_id: slot.doctorId,
  id: ours.hospitalId,
  slot_id: slot.slotId,
  schedule_id: slot.scheduleId,
  date: slot.date,
  doctor_ids: `${slot.doctorId}`,
  ill_id: illId,
  comment_id: commentId,
  kind: 'doctor',
  rank_id: 1,
  area_code: HEALTH_AREA,
  city_name: '深圳',
  mobile,
  truename: words,
  name: words,
  address: words,
  remark: words,
  reason: words,
  content: words,
  goods_id: 1,
  project_id: 1,
  coupon_id: 1,
  category_id: 1,
  buy_num: 1,
  location: 1,
  page_mark: 'healthIndex',
  feedback: words,
  keyword: words,
  relation: 'other',
  visit_type: 'first',
  lat: '22.5485',
  lng: '114.0661',
})

/** Parameters that a call means otherwise, or that only fit together. */
const byCall: Readonly<Record<string, Values>> = {
  ...abroadByCall,
  ...advertsByCall,
  ...activitiesByCall,
  ...offlineByCall,
  ...entriesByCall,
  ...operationsByCall,
  ...invitationsByCall,
  ...guideByCall,
  ...employeeBenefitsByCall,
  ...helpByCall,
  ...inquiryByCall,
  ...consultationsByCall,
  ...chatByCall,
  ...childrenByCall,
  ...growthByCall,
  ...dailyByCall,
  ...diabetesByCall,
  ...ownRecordsByCall,
  ...vaccinesByCall,
  ...milestonesByCall,
  ...benchByCall,
  ...benchClinicByCall,
  ...callsByCall,
  ...machinesByCall,
  ...mallByCall,
  ...mastersByCall,
  ...membershipByCall,
  ...cardsByCall,
  ...ordersByCall,
  ...invoicesByCall,
  ...lessonsByCall,
  ...joiningByCall,
  ...channelsByCall,
  ...subjectsByCall,
  ...journalByCall,
  ...settlementsByCall,
  ...billsByCall,
  ...depositsByCall,
  ...exportsByCall,
  ...importsByCall,
  ...deskMallByCall,
  ...deskShownByCall,
  ...deskWordsByCall,
  ...familyByCall,
  ...cycleByCall,
  ...pregnancyByCall,
  ...pointsByCall,
  ...prescriptionsByCall,
  ...refundsByCall,
  ...appointmentsByCall,
  ...articlesByCall,
  ...videosByCall,
  ...voicesByCall,
  ...discussionsByCall,
  ...feedByCall,
  ...teamByCall,
  ...storeByCall,
  ...signInByCall,
  ...guahaoByCall,
  ...postsByCall,
  ...deskByCall,
  ...wallByCall,
  ...counterByCall,
  ...patientsByCall,
  eHealthCard: async (world, asker) => {
    const { member_id } = await newMember(world, asker)
    await world.app.callApi(healthcardCreate, { member_id, area_code: HEALTH_AREA }, asker.as)
    return {}
  },
  certification: newMember,
  latAndLng: () => ({ type: 'set' }),
  openIdCity: () => ({ open_id: 'an-open-id-of-the-messaging-app' }),
  addCard: () => ({ card_no: newIdNumber() }),
  editSocial: () => ({ social_no: newIdNumber() }),
  savePrivacy: () => ({ acceptRecommend: '1' }),
  consentText: () => ({ document: 'agreement' }),
  sayConsent: () => ({ document: 'health', version: 1, is_given: 0 }),
  deskConsentPublish: async ({ app }) => {
    const { version: after } = await app.callApi(consentText, { document: 'privacy' })
    return {
      document: 'privacy',
      after,
      title: '隐私政策',
      change: '写得更清楚',
      text: `# 新的一版\n第 ${++made} 稿。`,
    }
  },
  uploadimg: () => ({ uploadtype: 'refund', file: onePixel() }),
  embedAddReport: async (world, asker) => {
    const picture = { uploadtype: 'ask' as const, file: onePixel() }
    const { url: images } = await world.app.callApi(uploadimg, picture, asker.as)
    return { ...(await consultationsByCall.embedAddAsk(world, asker)), images }
  },
  doFocus: ({ slot }) => ({ type: 'doctor', object_id: slot.doctorId, state: 1 }),
  chnStaticsAdd: () => ({ event: 'open', page_url: '/guahao/index' }),
  userActionsAdd: ({ app }) => ({
    timestamp: app.clock.now().getTime(),
    nonce: `honest-${++made}`,
    actions: JSON.stringify([{ event: 'visit', page_url: '/guahao/index' }]),
  }),
  statisticView: () => ({ object_type: 'page', object_id: 1 }),
  collectorLog: () => ({ type: '1000', message: 'x is not a function', page_url: '/guahao/index' }),
  adConversion: () => ({ account_id: 'a1', click_id: `c${++made}`, action_type: 'order', item_type: 2 }),
  putCrowd: () => ({ crowdType: 'baby' }),
  userStatistics: () => ({ action: 'visit' }),
  pageModules: () => ({ mark: 'home' }),
  pageLst: () => ({ mark: 'home' }),
  adlist: () => ({ area_type: 'home', id: undefined }),
  advertClick: async ({ app }) => ({ advert_id: (await app.callApi(adlist, {})).list[0]?.id }),
  userEarn: () => dailyRead,
  messageBegin: () => dailyRead,
  messageSend: (_, { patientId }) => ({ ...dailyRead, task_id: 'like', action: 'action_like', user_id: patientId }),
  pointsRule: () => ({ cid: 16, rule_id: 3 }),
  guideInfo: () => ({ page_url: '/unit/list' }),
  pagePlans: () => ({ page_url: '/unit/list' }),
  addMark: () => ({ ex: 'poster', ...browser }),
  deleteMark: () => ({ key: 'cf', ...browser }),
  jsConfig: ({ app }) => ({ url: `${app.config.publicUrl}/unit/list` }),
  appEncrypt: () => ({ data: PUBLISHED }),
  callKey: () => ({ template: 'home' }),
  takeCall: async ({ app }) => ({ key: (await app.callApi(callKey, { template: 'home' })).key }),
  helpList: () => ({ keyword: undefined }),
  searchAd: () => ({ location: undefined }),
  helpQuestion: async ({ app }) => ({ id: (await app.callApi(helpList, {})).list[0]?.questions[0]?.id }),
  serviceSay: () => browser,
  serviceMessages: () => browser,
  homePartner: () => ({ partner: 'dongguan' }),
}

/** An area of the demonstration that issues health cards. */
const HEALTH_AREA = 440_300
/** What a browser calls itself. */
const browser = { visitor_id: 'a-browser-0123456789' }
/** A task of every installation. */
const dailyRead = { business_mark: 'daily', task_id: 'read', action: 'action_view', object_id: '1' }

let made = 0
