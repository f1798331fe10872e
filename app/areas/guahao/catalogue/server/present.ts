import type { CatalogueRow } from './queries.ts'

/** The catalogue as a tree of two levels. */
export const asTree = (rows: readonly CatalogueRow[]) => {
  const below = Map.groupBy(rows, (row) => row.parentId)
  return (below.get(null) ?? []).map(({ id, name, icon }) => ({
    class_id: id,
    class_name: name,
    icon,
    list: (below.get(id) ?? []).map((row) => ({ catalogue_id: row.id, name: row.name })),
  }))
}

/** The same to choose one from: with what people call it. */
export const asClasses = (rows: readonly CatalogueRow[]) => {
  const below = Map.groupBy(rows, (row) => row.parentId)
  return (below.get(null) ?? []).map(({ id: classId, name: class_name }) => ({
    class_name,
    list: (below.get(classId) ?? []).map(({ id, name, aliases }) => ({ id, name, aliases })),
  }))
}
