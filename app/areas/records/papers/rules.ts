/** Whose record a paper is of: a member's own, a child's, or a pregnancy's. */
export type Subject = { kind: 'own'; id: number } | { kind: 'baby'; id: number } | { kind: 'pregnancy'; id: number }

/** Parts of a record that are shown or left out. */
export const parts = {
  facts: '过敏、疾病、用药、手术和家人的病史',
  measures: '测量和变化',
  reports: '检查报告',
  care: '在这里看过的病、开过的药',
  growth: '儿童档案里的生长和疫苗',
  record: '整份记录',
} as const

/** One part. */
export type Part = keyof typeof parts
/** All of them. */
export const allParts = Object.keys(parts) as [Part, ...Part[]]

/** The parts that a record of this kind has; a member's own has growth where a child's record is tied to them. */
export const partsOf = (kind: Subject['kind'], isTied: boolean): readonly Part[] => {
  if (kind !== 'own') return ['record']
  return ['facts', 'measures', 'reports', 'care', ...(isTied ? (['growth'] as const) : [])]
}

/** What a paper is called, by whose record it is of. */
export const paperTitles = { own: '健康摘要', baby: '儿童健康记录', pregnancy: '孕期记录' } as const

const kinds: readonly string[] = ['own', 'baby', 'pregnancy'] satisfies Subject['kind'][]
const isKind = (given: string): given is Subject['kind'] => kinds.includes(given)

/** How a record is named in a call or an address: `own-12` of the member 12, `baby-3`, `pregnancy-7`. */
export const nameOf = ({ kind, id }: Subject): string => `${kind}-${id}`

/** The record of a name; undefined where it is none. */
export const subjectOf = (name: string): Subject | undefined => {
  const [, kind = '', id] = /^([a-z]+)-(\d{1,15})$/.exec(name) ?? []
  return isKind(kind) ? { kind, id: Number(id) } : undefined
}
