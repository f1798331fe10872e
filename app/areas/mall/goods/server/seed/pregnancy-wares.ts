import type { Ware } from './wares.ts'

const usual = {
  drawing: 'care.heart-hands',
  category: 'pregnant',
  kind: 'exam',
  appointment: 'exam',
  validDays: 120,
  department: '产科',
} as const

const before = {
  title: '检前须知',
  lines: [
    '请带身份证和母子健康手册；做哪几项由产科医生看过再定。',
    '套餐不能代替建档和每次产检，出血、腹痛、破水请马上去医院。',
  ],
}

/** Packages of the examinations of a pregnancy, by the weeks for which they are. */
export const pregnancyWares: readonly Ware[] = [
  {
    ...usual,
    key: 'pregnancy-early',
    name: '孕早期产检套餐',
    subtitle: '6 至 13 周：建档检查、早孕 B 超、NT 共 16 项',
    tags: ['6–13 周', '空腹'],
    specials: [['单胎', 1180, 1460]],
    details: [
      {
        title: '包含项目',
        lines: ['血常规、尿常规、血型、肝肾功能、甲状腺功能', '乙肝、丙肝、梅毒、艾滋病筛查', '早孕 B 超、NT 超声'],
      },
      before,
    ],
  },
  {
    ...usual,
    key: 'pregnancy-middle',
    name: '孕中期产检套餐（含糖耐）',
    subtitle: '14 至 28 周：大排畸 B 超、糖耐量、血尿常规共 12 项',
    tags: ['14–28 周', '空腹'],
    specials: [['单胎', 1360, 1680]],
    details: [
      { title: '包含项目', lines: ['大排畸 B 超', '75 克糖耐量试验', '血常规、尿常规、宫高腹围、血压体重'] },
      before,
    ],
  },
  {
    ...usual,
    key: 'pregnancy-late',
    name: '孕晚期产检套餐',
    subtitle: '29 周起：产科 B 超、胎心监护 4 次、凝血功能共 14 项',
    tags: ['29 周起'],
    specials: [['单胎', 1090, 1350]],
    details: [
      {
        title: '包含项目',
        lines: ['产科 B 超', '胎心监护 4 次', '血常规、尿常规、肝肾功能、凝血功能、B 族链球菌筛查'],
      },
      before,
    ],
  },
]
