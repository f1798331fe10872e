/** Whose record a paper is of: a member's own, a child's, or a pregnancy's. */
export type Subject = { kind: 'own'; id: number } | { kind: 'baby'; id: number } | { kind: 'pregnancy'; id: number }

/** Parts of a record that are shown or left out. */
export const parts = {
  facts: '过敏、疾病、用药、手术和家人的病史',
  measures: '测量和变化',
  reports: '检查报告',
  care: '在这里看过的病、开过的药',
  record: '整份记录',
} as const

/** One part. */
export type Part = keyof typeof parts
/** All of them. */
export const allParts = Object.keys(parts) as [Part, ...Part[]]

/** The parts that a record of this kind has. */
export const partsOf = (kind: Subject['kind']): readonly Part[] =>
  kind === 'own' ? ['facts', 'measures', 'reports', 'care'] : ['record']

/** What a paper is called, by whose record it is of. */
export const paperTitles = { own: '健康摘要', baby: '儿童健康记录', pregnancy: '孕期记录' } as const

/** What names a subject in a call or an address. */
export interface Named {
  member_id?: number | undefined
  child_id?: number | undefined
  record_id?: number | undefined
}

/** The one record that is named; undefined where none or several are. */
export const subjectOf = ({ member_id, child_id, record_id }: Named): Subject | undefined => {
  const found: Subject[] = []
  if (member_id !== undefined) found.push({ kind: 'own', id: member_id })
  if (child_id !== undefined) found.push({ kind: 'baby', id: child_id })
  if (record_id !== undefined) found.push({ kind: 'pregnancy', id: record_id })
  return found.length === 1 ? found[0] : undefined
}

/** How a subject is named in a call or an address. */
export const nameOf = ({ kind, id }: Subject): Named => {
  if (kind === 'own') return { member_id: id }
  return kind === 'baby' ? { child_id: id } : { record_id: id }
}
