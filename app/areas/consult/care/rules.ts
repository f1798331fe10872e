import { later } from '#kit/time/span.ts'

/** A child under this age is cared for with a guardian beside it, and gets drugs from a doctor of children alone. */
export const GUARDIAN_UNDER = 6

/** What is known where a care rule is asked: never a name, a number or words. */
export interface CareFacts {
  age: number
  hasIdNumber: boolean
  withGuardian: boolean
  /** A doctor has seen them for it before. */
  isRevisit: boolean
  hasDiagnosis: boolean
  /** Who signs: a doctor who is signed in, or a program. */
  author: 'doctor' | 'machine'
  isLicensed: boolean
  isChildDoctor: boolean
  isControlled: boolean
}

interface Rule<Needs extends keyof CareFacts = keyof CareFacts> {
  /** What it asks, for who audits. */
  checks: string
  /** The refusal of the calls, by name. */
  refusal: string
  /** Where it comes from. */
  source: string
  needs: readonly Needs[]
  holds: (facts: Pick<CareFacts, Needs>) => boolean
}
const rule = <Needs extends keyof CareFacts, Refusal extends string>(
  one: Rule<Needs> & { refusal: Refusal },
): Rule<Needs> & { refusal: Refusal } => one

const MEASURES = '互联网诊疗管理办法（试行）'
const DETAILS = '互联网诊疗监管细则（试行）'

/** The care rules: what each checks, how it refuses, where it comes from. */
export const careRules = {
  'real-name': rule({
    checks: '用药人、就诊人实名，有证件号码',
    refusal: 'id-needed',
    source: `${DETAILS}；药品网络销售监督管理办法`,
    needs: ['hasIdNumber'],
    holds: ({ hasIdNumber }) => hasIdNumber,
  }),
  guardian: rule({
    checks: `未满 ${GUARDIAN_UNDER} 岁有监护人陪同`,
    refusal: 'guardian-needed',
    source: MEASURES,
    needs: ['age', 'withGuardian'],
    holds: ({ age, withGuardian }) => age >= GUARDIAN_UNDER || withGuardian,
  }),
  'by-a-person': rule({
    checks: '处方由登录的医生本人确认，不由程序生成',
    refusal: 'no-machine',
    source: DETAILS,
    needs: ['author'],
    holds: ({ author }) => author === 'doctor',
  }),
  licence: rule({
    checks: '医生已通过执业认证',
    refusal: 'not-licensed',
    source: DETAILS,
    needs: ['isLicensed'],
    holds: ({ isLicensed }) => isLicensed,
  }),
  revisit: rule({
    checks: '只给复诊患者开方，并写明诊断',
    refusal: 'first-visit',
    source: MEASURES,
    needs: ['isRevisit', 'hasDiagnosis'],
    holds: ({ isRevisit, hasDiagnosis }) => isRevisit && hasDiagnosis,
  }),
  'child-doctor': rule({
    checks: `未满 ${GUARDIAN_UNDER} 岁由儿科医生开方`,
    refusal: 'child-doctor',
    source: MEASURES,
    needs: ['age', 'isChildDoctor'],
    holds: ({ age, isChildDoctor }) => age >= GUARDIAN_UNDER || isChildDoctor,
  }),
  controlled: rule({
    checks: '不开麻醉药品、精神药品',
    refusal: 'controlled',
    source: MEASURES,
    needs: ['isControlled'],
    holds: ({ isControlled }) => !isControlled,
  }),
} as const
/** A care rule. */
export type CareRule = keyof typeof careRules

/** When rules are asked, and which, in this order. */
export const careMoments = {
  ask: { words: '发起问诊', rules: ['real-name', 'guardian'] },
  upload: { words: '上传处方', rules: ['real-name', 'guardian'] },
  prescribe: {
    words: '医生开方',
    rules: ['by-a-person', 'licence', 'real-name', 'revisit', 'guardian', 'child-doctor', 'controlled'],
  },
  /** The patient sits before the doctor: what is asked because nobody sees them at a distance is not. */
  'prescribe-at-visit': { words: '门诊开方', rules: ['by-a-person', 'licence', 'real-name', 'controlled'] },
} as const satisfies Record<string, { words: string; rules: readonly CareRule[] }>
/** A moment at which rules are asked. */
export type CareMoment = keyof typeof careMoments
type RulesAt<M extends CareMoment> = (typeof careMoments)[M]['rules'][number]
/** How a moment may be refused. */
export type CareRefusal<M extends CareMoment> = (typeof careRules)[RulesAt<M>]['refusal']
/** What must be known at a moment. */
export type FactsAt<M extends CareMoment> = Pick<CareFacts, (typeof careRules)[RulesAt<M>]['needs'][number]>

/** What one rule said. */
export interface CareAnswers {
  rule: CareRule
  isKept: boolean
  /** What it looked at. */
  facts: Readonly<Partial<CareFacts>>
}

/** Asks the rules of a moment one after the other, up to the first that is not kept. */
export const consultationRules = <M extends CareMoment>(moment: M, facts: FactsAt<M>): CareAnswers[] => {
  const said: CareAnswers[] = []
  for (const name of careMoments[moment].rules) {
    const asked: Rule = careRules[name] as never
    const looked = Object.fromEntries(asked.needs.map((need) => [need, (facts as CareFacts)[need]]))
    const isKept = asked.holds(facts as CareFacts)
    said.push({ rule: name, isKept, facts: looked })
    if (!isKept) break
  }
  return said
}

/** By which refusal the rules stopped it; undefined where all were kept. */
export const refusalOf = <M extends CareMoment>(said: readonly CareAnswers[]): CareRefusal<M> | undefined => {
  const broken = said.find(({ isKept }) => !isKept)
  return broken && (careRules[broken.rule].refusal as CareRefusal<M>)
}

/**
 * How long the law wants kept, in days: a medical record 15 years from its end, what was said and decided on the way 3 years.
 * No setting makes them shorter.
 */
export const retentionDays = { record: 15 * 365 + 4, process: 3 * 365 + 1 } as const
/** A kind of what is kept. */
export type Retained = keyof typeof retentionDays

/** Until when what ends now is kept. */
export const storedUntil = (kind: Retained, now: Date): Date => later(now, { days: retentionDays[kind] })

/** Parts of the names of drugs that are narcotic or psychotropic: no doctor prescribes them at a distance. */
const controlled = [
  '吗啡',
  '芬太尼',
  '哌替啶',
  '美沙酮',
  '羟考酮',
  '氢吗啡酮',
  '可待因',
  '布桂嗪',
  '丁丙诺啡',
  '二氢埃托啡',
  '氯胺酮',
  '艾司氯胺酮',
  '哌甲酯',
  '司可巴比妥',
  '苯巴比妥',
  '异戊巴比妥',
  '三唑仑',
  '地西泮',
  '阿普唑仑',
  '艾司唑仑',
  '氯硝西泮',
  '劳拉西泮',
  '咪达唑仑',
  '硝西泮',
  '奥沙西泮',
  '唑吡坦',
  '佐匹克隆',
  '扎来普隆',
  '曲马多',
  '地佐辛',
  '喷他佐辛',
  '布托啡诺',
  '莫达非尼',
  '芬特明',
  '麦角胺',
  'γ-羟丁酸',
  '咖啡因',
] as const

/** Whether a name is that of a drug under control, however it is spaced. */
export const isControlledDrug = (name: string): boolean => {
  const plain = name.normalize('NFKC').replace(/\s/g, '')
  return controlled.some((part) => plain.includes(part.normalize('NFKC')))
}
