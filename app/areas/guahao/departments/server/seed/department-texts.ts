import type { Seeded } from '#kit/random/seeded.ts'

const hospitals = ['门诊楼', '门诊楼', '门诊楼', '专科楼', '综合楼']
const wings = ['A', 'B', 'C', 'D']

/** Where in the hospital an invented department is found. */
export const locationOf = (chance: Seeded): string =>
  `${chance.pick(hospitals)} ${chance.int(1, 6)} 层 ${chance.pick(wings)} 区`

const first = [
  '首诊请带上以往的病历和检查报告',
  '请提前 20 分钟到分诊台报到',
  '复诊可以直接在诊室外的自助机报到',
  '需要空腹的检查请尽量约在上午',
]

/** What an invented department says of itself. */
export const introductionOf = (chance: Seeded, name: string, location: string): string =>
  `演示用的虚构科室。${name}设专家门诊和普通门诊，周一至周五全天、周六上午开诊，位于${location}。${chance.pick(first)}。`

const notices = [
  '请按预约时段到分诊台报到，过号后需重新排队。',
  '现场加号有限，建议提前在手机上预约。',
  '本科室检查较多，请穿宽松的衣服。',
]

/** What stands above the schedule of about every third invented department. */
export const noticeOf = (chance: Seeded): string => (chance.next() < 0.33 ? chance.pick(notices) : '')
