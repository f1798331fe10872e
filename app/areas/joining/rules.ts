import { isCreditCode } from '#kit/check/credit-code.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { isMobile } from '#kit/check/phone.ts'
import { addDays, type Day, daysBetween } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'

/** An application is answered so long after it was sent, in milliseconds: three days [X186] [X336]. */
export const DEADLINE_MS = 259_200_000
/** The same in days. */
export const DEADLINE_DAYS = 3
/** This many sends … */
export const MANY_SENDS = 3
/** … within so many days are "submitted many times" [X185]. */
export const MANY_DAYS = 30
/** A licence that ends sooner is a doubt. */
const SOON_DAYS = 90

/** Until when an application is answered [X186]. */
export const deadlineOf = (sentAt: Date): Date => later(sentAt, { seconds: DEADLINE_MS / 1_000 })

/** Longest texts, in characters; most pictures. */
export const MOST = {
  contact: 20,
  mobile: 40,
  login: 40,
  name: 60,
  address: 200,
  phone: 30,
  introduction: 1_000,
  number: 40,
  pictures: 9,
  reason: 100,
  reasons: 12,
} as const

/** The four steps, in their order. */
export const joinSteps = ['联系人', '机构信息', '资质证照', '核对提交'] as const

/** What a hospital may want to offer. */
export const serviceWords = {
  guahao: '预约挂号',
  exam: '体检套餐',
  ask: '在线问诊',
  shop: '健康商城',
} as const
/** One of them. */
export type Service = keyof typeof serviceWords
/** All of them. */
export const allServices = Object.keys(serviceWords) as [Service, ...Service[]]

/** What an application says; nothing typed is '', nothing chosen null. */
export interface ApplicationForm {
  contact: string
  mobile: string
  /** Under which its first admin wants to sign in at the desk. */
  loginName: string
  unitName: string
  level: number | null
  kind: number | null
  address: string
  phone: string
  introduction: string
  creditCode: string
  licenceNo: string
  licenceUntil: Day | null
  licenceImages: readonly string[]
  certImages: readonly string[]
  services: readonly string[]
}

/** An application in which nothing was typed. */
export const emptyForm: ApplicationForm = {
  contact: '',
  mobile: '',
  loginName: '',
  unitName: '',
  level: null,
  kind: null,
  address: '',
  phone: '',
  introduction: '',
  creditCode: '',
  licenceNo: '',
  licenceUntil: null,
  licenceImages: [],
  certImages: [],
  services: [],
}

/** Fields as the wire names them: their words, and in which step they stand, from 1. */
export const fields = {
  contact: { words: '联系人', step: 1 },
  mobile: { words: '联系电话', step: 1 },
  login_name: { words: '工作台登录名', step: 1 },
  unit_name: { words: '机构名称', step: 2 },
  class_id: { words: '机构类型', step: 2 },
  level: { words: '医院等级', step: 2 },
  address: { words: '详细地址', step: 2 },
  phone: { words: '对外电话', step: 2 },
  introduction: { words: '机构介绍', step: 2 },
  credit_code: { words: '统一社会信用代码', step: 3 },
  licence_no: { words: '执业许可证登记号', step: 3 },
  licence_until: { words: '许可证有效期', step: 3 },
  license_images: { words: '执业许可证照片', step: 3 },
  cert_images: { words: '其他资质照片', step: 3 },
  services: { words: '想开通的服务', step: 4 },
} as const
/** A field of an application. */
export type JoinField = keyof typeof fields
/** Every field. */
export const allFields = Object.keys(fields) as [JoinField, ...JoinField[]]

/** What is wrong with a field, or what a person should look at. */
export interface Fault {
  field: JoinField
  words: string
}

/** Whether this is the shape of a medical institution's number of registration: organisation, division, ownership, kind, branch. */
export const isLicenceNumber = (number: string): boolean => /^[0-9A-Z]{9}\d{8}[A-Z]\d{4}$/.test(number)

/** What must be mended before it can be sent: everything at once, in the order of the steps. */
export const faultsOf = (form: ApplicationForm, today: Day): Fault[] => [
  ...fault('contact', form.contact === '' && '请填写姓名'),
  ...fault('mobile', !isMobile(form.mobile) && '请填写能接通的手机号'),
  ...fault('login_name', loginFault(form.loginName)),
  ...fault('unit_name', form.unitName.length < 4 && '请填写执业许可证上的机构全称'),
  ...fault('class_id', form.kind === null && '请选择一种'),
  ...fault('level', form.level === null && '请选择一级，没有定级选“未定级”'),
  ...fault('address', form.address.length < 6 && '请写明省、市、区和门牌号'),
  ...fault('phone', form.phone === '' && '请填写患者可以打的电话'),
  ...fault('credit_code', codeFault(form.creditCode)),
  ...fault('licence_no', licenceFault(form.licenceNo)),
  ...fault('licence_until', untilFault(form.licenceUntil, today)),
  ...fault('license_images', form.licenceImages.length === 0 && '请上传正本、副本的照片'),
  ...fault('services', form.services.length === 0 && '请至少选一项'),
]

const fault = (field: JoinField, words: string | false): Fault[] => (words ? [{ field, words }] : [])

const loginFault = (name: string): string | false =>
  !isLoginName(normaliseLogin(name)) && '登录名用 3 到 40 个小写字母、数字、点、横线或下划线'

const codeFault = (code: string): string | false => {
  if (code === '') return '请填写 18 位代码'
  return !isCreditCode(code) && '这个代码的校验位不对，请照营业执照或法人证书逐位核对'
}

const licenceFault = (number: string): string | false => {
  if (number === '') return '请填写许可证上的 22 位号码'
  return !isLicenceNumber(number) && '登记号是 22 位，请照许可证逐位核对'
}

const untilFault = (until: Day | null, today: Day): string | false => {
  if (until === null) return '请选择截止日'
  return until < today && '许可证已经过期，请先换证再申请'
}

/** What no rule can decide and a person should look at. */
export const doubtsOf = (
  form: ApplicationForm,
  today: Day,
  { sameName, divisionCode }: { sameName: boolean; divisionCode: string },
): Fault[] => [
  ...fault('unit_name', sameName && '平台上已有同名的医院，请核对是不是同一家'),
  ...fault(
    'licence_until',
    form.licenceUntil !== null &&
      form.licenceUntil >= today &&
      daysBetween(today, form.licenceUntil) < SOON_DAYS &&
      `许可证还有 ${daysBetween(today, form.licenceUntil)} 天到期`,
  ),
  ...fault(
    'licence_no',
    divisionCode !== '' &&
      isLicenceNumber(form.licenceNo) &&
      form.licenceNo.slice(9, 13) !== divisionCode.slice(0, 4) &&
      '登记号里的行政区划和地址不是同一个市',
  ),
  ...fault('cert_images', form.certImages.length === 0 && '没有上传其他资质，请核对能否开展所选服务'),
]

/** Whether the send after these, within the last 30 days, is "submitted many times". */
export const isMany = (recentSends: number): boolean => recentSends + 1 >= MANY_SENDS

/** Whether nothing more can be sent before those days are over. */
export const isTooOften = (recentSends: number): boolean => recentSends >= MANY_SENDS

/** Since when sends count. */
export const countedFrom = (now: Date): Date => later(now, { days: -MANY_DAYS })

/** The working day until which a promise of so many working days holds; `isRest` says which days are off. */
export const workingDeadline = (from: Day, days: number, isRest: (day: Day) => boolean): Day => {
  let day = from
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (!isRest(day)) left -= 1
  }
  return day
}

/** By what the desk's applications may be sorted. */
export const applicationSorts = { newest: 'desc' } as const
