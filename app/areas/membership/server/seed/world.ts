import type { FormField } from '../../rules.ts'
import type { LevelRow } from '../queries.ts'

/** Levels: the operator's beginning. The first is everybody's. */
export const levels: readonly LevelRow[] = [
  { level: 0, name: '注册用户', growth: 0, privileges: ['完成任务积累成长值，升级为会员'] },
  { level: 1, name: '银卡会员', growth: 100, privileges: ['问诊会员价', '会员专属客服'] },
  { level: 2, name: '金卡会员', growth: 500, privileges: ['问诊会员价', '会员专属客服'] },
  { level: 3, name: '白金会员', growth: 2_000, privileges: ['问诊会员价', '会员专属客服'] },
  { level: 4, name: '钻石会员', growth: 6_000, privileges: ['问诊会员价', '会员专属客服'] },
]

const date: FormField = { name: 'date', title: '希望的日期', kind: 'date', required: true }
const half: FormField = {
  name: 'half',
  title: '希望的时间',
  kind: 'choice',
  required: true,
  options: ['上午', '下午', '都可以'],
}
const mobile: FormField = { name: 'mobile', title: '联系电话', kind: 'mobile', required: true }
const note: FormField = { name: 'note', title: '补充说明', kind: 'text', required: false }

/** A benefit as it is planted; departments by their names in the catalogue. */
export interface SeedBenefit {
  sourceKey: string
  title: string
  summary: string
  rules: readonly string[]
  isBookable: boolean
  fields: readonly FormField[]
  departments?: readonly string[]
}

/** What packages can bring. */
export const benefits: readonly SeedBenefit[] = [
  {
    sourceKey: 'clinic',
    title: '专家门诊协助',
    summary: '说出想看的科室，我们帮您约号并电话确认',
    rules: [
      '每次约号用掉 1 次，为一位就诊人约一个门诊号。',
      '挂号费按医院标准另付，不包含在权益里。',
      '工作人员在一个工作日内电话确认；约不到号会取消预约，次数退回。',
      '就诊人到院后视为完成；确认之后仍可在页面取消。',
    ],
    isBookable: true,
    fields: [date, half, mobile, note],
    departments: ['心血管内科', '内分泌科', '神经内科', '消化内科', '呼吸内科', '风湿免疫科'],
  },
  {
    sourceKey: 'escort',
    title: '就医陪诊',
    summary: '专人半天陪同：取号、引路、排队、取药',
    rules: ['每次半天，约 4 小时。', '请至少提前一天预约。', '陪诊人员不代替医生解释病情，也不代签任何文件。'],
    isBookable: true,
    fields: [{ name: 'unit', title: '去哪家医院', kind: 'text', required: true }, date, half, mobile, note],
  },
  {
    sourceKey: 'report',
    title: '体检报告解读',
    summary: '健康顾问用大白话讲清楚每一项',
    rules: ['电话解读，每次约 20 分钟。', '解读是健康建议，不能代替诊断和处方。'],
    isBookable: true,
    fields: [date, half, mobile, note],
  },
  {
    sourceKey: 'price',
    title: '问诊会员价',
    summary: '医生设置了会员价的，问诊按会员价付款',
    rules: ['下单时自动按会员价计算，不用领取。', '有没有会员价由医生决定，以医生主页显示的为准。'],
    isBookable: false,
    fields: [],
  },
  {
    sourceKey: 'service',
    title: '会员专属客服',
    summary: '进入客服直接接通会员专线',
    rules: ['从任何页面进入客服都会接到会员组，不用另外操作。'],
    isBookable: false,
    fields: [],
  },
]

/** A package as it is planted; how often each benefit can be used, 0 without end. */
export interface SeedCombo {
  sourceKey: string
  title: string
  summary: string
  words: string
  priceFen: number
  formerFen: number | null
  months: number
  scenes: readonly string[]
  isFirst?: boolean
  times: Readonly<Record<string, number>>
}

/** Packages of the demonstration; elsewhere they are planted off sale, for the operator to look through. */
export const combos: readonly SeedCombo[] = [
  {
    sourceKey: 'year',
    title: 'VIP 年卡',
    summary: '适合长期管理慢病和需要常看医生的人',
    words: '一年省心：陪诊、约号、报告解读都有人管',
    priceFen: 29_900,
    formerFen: 46_800,
    months: 12,
    scenes: ['home', 'doctor', 'guahao', 'consult'],
    isFirst: true,
    times: { clinic: 6, escort: 2, report: 4, price: 0, service: 0 },
  },
  {
    sourceKey: 'quarter',
    title: 'VIP 季卡',
    summary: '适合术后恢复、孕期等几个月的需要',
    words: '三个月内 2 次专家门诊协助',
    priceFen: 9_900,
    formerFen: 11_700,
    months: 3,
    scenes: ['home', 'doctor', 'guahao'],
    times: { clinic: 2, report: 1, price: 0, service: 0 },
  },
  {
    sourceKey: 'month',
    title: 'VIP 月卡',
    summary: '先体验一个月，问诊按会员价',
    words: '开通当天问诊就按会员价',
    priceFen: 3_900,
    formerFen: null,
    months: 1,
    scenes: ['doctor', 'consult', 'mall'],
    times: { report: 1, price: 0, service: 0 },
  },
]
