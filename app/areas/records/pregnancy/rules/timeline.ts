import { addDays, type Day } from '#kit/time/day.ts'
import { TERM_DAYS } from './dating.ts'

/** Something that is done in its weeks of a pregnancy, by days of it, both included. */
export interface Step {
  id: string
  kind: 'visit' | 'window' | 'public'
  title: string
  text: string
  from: number
  to: number
  /** What is looked for in the product where it falls due. */
  looksFor: string
}

const at = (weeks: number, days = 0): number => weeks * 7 + days

const visit = (id: string, title: string, text: string, from: number, to: number): Step => ({
  id,
  kind: 'visit',
  title,
  text,
  from,
  to,
  looksFor: '产科',
})
const window = (id: string, title: string, text: string, from: number, to: number, looksFor = '产科'): Step => ({
  id,
  kind: 'window',
  title,
  text,
  from,
  to,
  looksFor,
})

/**
 * Visits (guideline of 2018, seven of them) and the windows of screening between, by the day on which they begin.
 * 孕前和孕期保健指南（2018）.
 */
export const steps: readonly Step[] = [
  visit('visit-1', '第 1 次产检', '建档、血尿常规、血型、甲状腺、肝肾功能，问清以前的病', at(6), at(13, 6)),
  window('first-scan', '早孕 B 超', '看胎心和孕周，算准预产期', at(6), at(8, 6)),
  window('nt', 'NT 检查', '量胎儿颈后透明层，只有这几周能做，要提前约', at(11), at(13, 6)),
  window('nipt', '无创 DNA', '抽妈妈的血筛查染色体，做不做和医生商量', at(12), at(22, 6)),
  visit('visit-2', '第 2 次产检', '听胎心、量血压体重，谈唐筛结果怎么做', at(14), at(19, 6)),
  window('serum', '中期唐筛', '抽血筛查，16 到 18 周最好', at(15), at(20, 6)),
  visit('visit-3', '第 3 次产检', '大排畸前后的检查，血尿常规', at(20), at(24, 6)),
  window('anomaly', '大排畸 B 超', '仔细看胎儿的各个器官，号要早约', at(20), at(24, 6)),
  window('ogtt', '糖耐（OGTT）', '空腹去，喝糖水抽三次血', at(24), at(28, 6)),
  visit('visit-4', '第 4 次产检', '糖耐、血常规、量宫高腹围', at(25), at(28, 6)),
  visit('visit-5', '第 5 次产检', '产科 B 超、血尿常规，开始数胎动', at(29), at(32, 6)),
  visit('visit-6', '第 6 次产检', '看胎位，谈怎么生', at(33), at(36, 6)),
  visit('visit-7', '第 7 次起，每周一次', '胎心监护、看宫颈，备好待产包', at(37), at(41, 6)),
  window('nst', '每周胎心监护', '37 周起每周一次', at(37), at(41)),
  window('admission', '到 41 周还没动静', '不要再等，去医院住院观察', at(41), at(42)),
]

const follow = (n: number, weeks: string, text: string, from: number, to: number): Step => ({
  id: `public-${n}`,
  kind: 'public',
  title: `第 ${n} 次随访（${weeks}）`,
  text,
  from,
  to,
  looksFor: '社区卫生服务中心',
})

/**
 * The five visits that the public health service owes everybody who is pregnant, free of charge, at the community's clinic. They stand
 * beside the visits above and remind of nothing: who goes to these has gone to those.
 * 国家基本公共卫生服务规范（第三版），孕产妇健康管理.
 */
export const publicSteps: readonly Step[] = [
  follow(1, '13 周前', '建《母子健康手册》，问病史、查血尿、量血压体重', at(6), at(12, 6)),
  follow(2, '16–20 周', '问饮食和不舒服，量血压体重、宫高腹围', at(16), at(20, 6)),
  follow(3, '21–24 周', '量血压体重、宫高腹围，查血尿，看胎儿长得怎么样', at(21), at(24, 6)),
  follow(4, '28–36 周', '教数胎动、母乳喂养，看有没有并发症', at(28), at(36, 6)),
  follow(5, '37–40 周', '谈在哪里生、什么时候去医院', at(37), at(40, 6)),
]

/**
 * The weeks for which sellers put exam packages together, by the words with which they name them: those of the day on which a step is
 * done, which may stay open long after its first; undefined for a step that no package is for. Whoever waits beyond the term goes to a
 * hospital.
 */
export const packagesFor = (
  { id, from }: Pick<Step, 'id' | 'from'>,
  day: number,
): '孕早期' | '孕中期' | '孕晚期' | undefined => {
  if (id === 'admission') return undefined
  const done = Math.max(from, day)
  if (done < at(14)) return '孕早期'
  return done < at(28) ? '孕中期' : '孕晚期'
}

/** Where a step stands on a day of the pregnancy: it is over, due, near (two weeks), or further on. */
export type StepState = 'past' | 'now' | 'soon' | 'ahead'

const NEAR_DAYS = 14

/** Where a step stands today. */
export const stepState = ({ from, to }: Pick<Step, 'from' | 'to'>, day: number): StepState => {
  if (day > to) return 'past'
  if (day >= from) return 'now'
  return from - day <= NEAR_DAYS ? 'soon' : 'ahead'
}

/** The calendar days of a step. */
export const stepDays = ({ from, to }: Pick<Step, 'from' | 'to'>, due: Day): { from: Day; to: Day } => ({
  from: addDays(due, from - TERM_DAYS),
  to: addDays(due, to - TERM_DAYS),
})

/** The step to think of next: of those that are due and not done the one that ends first, else the nearest. */
export const nextStep = (day: number, done: readonly string[]): Step | undefined => {
  const open = steps.filter((step) => !done.includes(step.id) && day <= step.to)
  const [now, later] = [open.filter(({ from }) => from <= day), open.filter(({ from }) => from > day)]
  return now.sort((a, b) => a.to - b.to)[0] ?? later.sort((a, b) => a.from - b.from)[0]
}

/** The day of the pregnancy on which a step is reminded of: as it begins, those that must be booked two weeks before. */
export const remindDay = ({ kind, from }: Step): number => (kind === 'window' ? from - NEAR_DAYS : from)

/** The next day of the pregnancy after this one on which there is something to remind of; undefined when all is over. */
export const nextRemindDay = (day: number, done: readonly string[]): number | undefined =>
  steps
    .filter(({ id }) => !done.includes(id))
    .map(remindDay)
    .filter((on) => on > day)
    .sort((a, b) => a - b)[0]

/** What goes into the bag for the hospital, by group. */
export const hospitalBag: readonly { title: string; items: readonly { id: string; text: string }[] }[] = [
  {
    title: '证件',
    items: [
      { id: 'papers', text: '身份证、医保卡' },
      { id: 'booklet', text: '母子健康手册和检查报告' },
      { id: 'money', text: '银行卡和少量现金' },
    ],
  },
  {
    title: '妈妈用的',
    items: [
      { id: 'clothes', text: '开襟睡衣两套、出院衣服' },
      { id: 'pads', text: '产褥垫、产妇卫生巾' },
      { id: 'underwear', text: '一次性内裤、哺乳文胸' },
      { id: 'wash', text: '洗漱用品、毛巾、拖鞋' },
      { id: 'cup', text: '吸管杯、方便吃的东西' },
      { id: 'charger', text: '手机充电器' },
    ],
  },
  {
    title: '宝宝用的',
    items: [
      { id: 'babywear', text: '和尚服两套、帽子、包被' },
      { id: 'nappies', text: '新生儿纸尿裤一包' },
      { id: 'wipes', text: '棉柔巾、湿巾' },
      { id: 'seat', text: '回家用的安全座椅或提篮' },
    ],
  },
]
