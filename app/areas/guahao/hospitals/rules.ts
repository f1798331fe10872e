import { formatClock } from '#kit/time/day.ts'

/** Hospital levels by code; the higher the code, the higher the level. */
export const levels: Readonly<Record<number, string>> = {
  33: '三级甲等',
  32: '三级乙等',
  30: '三级',
  23: '二级甲等',
  22: '二级乙等',
  20: '二级',
  10: '一级',
  1: '未定级',
}

/** Kinds of hospital by code, `class_id` on the wire. */
export const kinds: Readonly<Record<number, string>> = {
  1: '综合医院',
  2: '中医医院',
  3: '妇幼保健院',
  4: '儿童医院',
  5: '口腔医院',
  6: '眼科医院',
  7: '肿瘤医院',
  8: '精神专科医院',
  9: '社区卫生服务中心',
  10: '其他专科医院',
}

/** The mean of the stars with one decimal, 1 to 5; 0 where nobody has given any. */
export const meanScore = (starSum: number, starCount: number): number =>
  starCount === 0 ? 0 : Math.round((starSum * 10) / starCount) / 10

/** Sort choices of a list of hospitals, the default first. */
export const unitSorts = ['default', 'distance', 'hot', 'level'] as const
export type UnitSort = (typeof unitSorts)[number]

/** Blocks of a hospital's home in their usual order; `ordering` on the wire. */
export const homeBlocks = ['ghdep', 'hotdoctor', 'hotservice', 'hpbranch', 'hotnews', 'ambient', 'commentList'] as const
/** One of them. */
export type HomeBlock = (typeof homeBlocks)[number]
/** The same as files of hospitals name them. */
export const homeBlockWords: Readonly<Record<HomeBlock, string>> = {
  ghdep: '预约科室',
  hotdoctor: '推荐医生',
  hotservice: '医院服务',
  hpbranch: '院区',
  hotnews: '医院动态',
  ambient: '院内环境',
  commentList: '患者评价',
}

/** How a hospital lets itself be booked. Minutes are minutes since midnight in Shanghai. */
export interface BookingRules {
  /** Places of a new day are released at this time of day. */
  releaseMinutes: number
  /** How many days ahead places can be booked, today not counted. */
  daysAhead: number
  /** Cancelling ends this many days before the visit … */
  cancelDaysBefore: number
  /** … at this time of day. */
  cancelMinutes: number
  minAge: number | null
  maxAge: number | null
  needsIdCard: boolean
  needsVisitCard: boolean
  /** Most appointments of one member on one day. */
  mostPerDay: number
  /** Most open appointments of one member. */
  mostOpen: number
  /** This many missed visits … */
  missedLimit: number
  /** … within so many days … */
  missedDays: number
  /** … stop booking for so many days. */
  missedBanDays: number
  /** A place that is to be paid is held so long. */
  holdMinutes: number
  /** Fees are paid at the hospital before the check-in: a place is booked at once. */
  paysOnSite: boolean
  /** A place handed over from the waitlist is held so long. */
  waitlistPayHours: number
  /** Hand-overs happen between these times of day. */
  waitlistFromMinutes: number
  waitlistToMinutes: number
}

/** The rule sheet of a hospital that has not set its own. */
export const usualBookingRules: BookingRules = {
  releaseMinutes: 7 * 60,
  daysAhead: 14,
  cancelDaysBefore: 1,
  cancelMinutes: 16 * 60,
  minAge: null,
  maxAge: null,
  needsIdCard: true,
  needsVisitCard: false,
  mostPerDay: 2,
  mostOpen: 5,
  missedLimit: 3,
  missedDays: 90,
  missedBanDays: 90,
  holdMinutes: 10,
  paysOnSite: false,
  waitlistPayHours: 24,
  waitlistFromMinutes: 6 * 60,
  waitlistToMinutes: 23 * 60,
}

/** One rule in plain words: what it is about, and the sentence. */
export interface SpokenRule {
  name: 'release' | 'cancel' | 'age' | 'papers' | 'limits' | 'missed' | 'pay' | 'waitlist'
  title: string
  words: string
}

/** A rule sheet as a patient reads it before the form. */
export const spokenRules = (sheet: BookingRules): SpokenRule[] => [
  {
    name: 'release',
    title: '放号时间',
    words: `每天 ${formatClock(sheet.releaseMinutes)} 放号，最早可约 ${sheet.daysAhead} 天后的号。`,
  },
  { name: 'cancel', title: '取消', words: `${spokenCutOff(sheet)} 前可以取消，号费全额退回。` },
  ...spokenAge(sheet),
  { name: 'papers', title: '证件', words: spokenPapers(sheet) },
  {
    name: 'limits',
    title: '预约限额',
    words: `同一位就诊人每天最多约 ${sheet.mostPerDay} 个号，同时最多 ${sheet.mostOpen} 个未就诊的号；同一天同一位医生只能约一次。`,
  },
  {
    name: 'missed',
    title: '爽约',
    words: `${sheet.missedDays} 天内爽约 ${sheet.missedLimit} 次，暂停预约 ${sheet.missedBanDays} 天。来不了请提前取消，把号让给需要的人。`,
  },
  { name: 'pay', title: '支付', words: spokenPay(sheet) },
  {
    name: 'waitlist',
    title: '候补',
    words:
      `约满可以候补，有号时按先后顺序自动给您（${formatClock(sheet.waitlistFromMinutes)} 至 ${formatClock(sheet.waitlistToMinutes)}），` +
      `${sheet.paysOnSite ? '' : `请在 ${sheet.waitlistPayHours} 小时内支付；`}就诊前一晚 ${formatClock(sheet.waitlistToMinutes)} 未轮到自动结束。`,
  },
]

/** When cancelling ends, in words: 就诊前 1 天 16:00. */
export const spokenCutOff = ({ cancelDaysBefore, cancelMinutes }: BookingRules): string =>
  `${cancelDaysBefore === 0 ? '就诊当天' : `就诊前 ${cancelDaysBefore} 天`} ${formatClock(cancelMinutes)}`

const spokenPay = ({ paysOnSite, holdMinutes }: BookingRules): string =>
  paysOnSite
    ? '挂号费到院支付：号一直为您保留，到院后先在收费窗口缴费，再签到候诊。'
    : `号源为您保留 ${holdMinutes} 分钟，超时未支付会自动释放。`

/** The sheet as it holds where nobody takes money online: what costs something is then paid at the hospital. */
export const sheetWhereOnline = (sheet: BookingRules, takesOnline: boolean): BookingRules =>
  takesOnline || sheet.paysOnSite ? sheet : { ...sheet, paysOnSite: true }

const spokenAge = ({ minAge, maxAge }: BookingRules): SpokenRule[] => {
  if (minAge === null && maxAge === null) return []
  const words =
    minAge === null
      ? `只接诊 ${maxAge} 岁及以下的患者。`
      : maxAge === null
        ? `只接诊 ${minAge} 岁及以上的患者。`
        : `只接诊 ${minAge} 至 ${maxAge} 岁的患者。`
  return [{ name: 'age', title: '年龄', words }]
}

const spokenPapers = ({ needsIdCard, needsVisitCard }: BookingRules): string =>
  needsIdCard
    ? `预约需要就诊人的身份证件${needsVisitCard ? '和本院就诊卡' : ''}，就诊时请带好原件。`
    : `预约不需要身份证件${needsVisitCard ? '，但需要本院就诊卡' : ''}。`

/** Who runs a hospital's booking where it does not itself, by the type of a proxy unit [X253]. */
export const proxyTypes: Readonly<Record<number, string>> = { 1: '由本平台代为运行', 2: '由第三方平台运行' }

/** Whether a third party runs a hospital's booking: type 2 of a proxy unit [X253]. */
export const isThirdParty = (proxy: { type: number } | null): boolean => proxy?.type === 2

/** Whether hospitals, departments and doctors see people, as the desk asks: open, open until a day, closed. */
export const managedStates = { open: '正常', closing: '将停止', closed: '已停止' } as const
/** One of them. */
export type ManagedState = keyof typeof managedStates

/** How it is with something that may have a last day. */
export const managedState = ({ isOpen, closesOn }: { isOpen: boolean; closesOn: string | null }): ManagedState => {
  if (!isOpen) return 'closed'
  return closesOn === null ? 'open' : 'closing'
}

/** By what the desk's list of hospitals may be sorted. */
export const managedHospitalSorts = { name: 'asc', level: 'desc', changed: 'desc' } as const
