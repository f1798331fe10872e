import type { IllnessRow } from './queries.ts'

type Shown = Pick<IllnessRow, 'id' | 'name' | 'aliases' | 'isSymptom'>

/** An illness as lists show it. */
export const asIllness = (row: Shown) => ({
  ill_id: row.id,
  ill_name: row.name,
  aliases: row.aliases,
  is_symptom: row.isSymptom,
})

/** An illness as the platform's desk reads it, with its departments by name. */
export const asManagedIllness =
  (departments: ReadonlyMap<number, readonly number[]>, names: ReadonlyMap<number, string>) => (row: IllnessRow) => ({
    ...asIllness(row),
    description: row.description,
    view_num: row.viewCount,
    departments: (departments.get(row.id) ?? []).map((id) => ({ catalogue_id: id, name: names.get(id) ?? '' })),
  })
