import type { IllnessRow } from './queries.ts'

type Shown = Pick<IllnessRow, 'id' | 'name' | 'aliases' | 'isSymptom'>

/** An illness as lists show it. */
export const asIllness = (row: Shown) => ({
  ill_id: row.id,
  ill_name: row.name,
  aliases: row.aliases,
  is_symptom: row.isSymptom,
})
