import { filedUnder } from '#app/areas/guahao/catalogue/rules.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** The catalogue as departments are filed in it. */
export interface Shelf {
  /** The catalogue's departments by their names and by what else they are called; a name goes before a nickname. */
  places: ReadonlyMap<string, { catalogueId: number; classId: number }>
  /** What departments there are in a class, by its name. */
  inClass: ReadonlyMap<string, readonly string[]>
}

/** Reads it, for whoever files departments by what they are called. */
export const readShelf = async (db: Db): Promise<Shelf> => {
  const all = await listCatalogue(db)
  const rows = all.flatMap(({ id, parentId, ...row }) =>
    parentId === null ? [] : [{ ...row, place: { catalogueId: id, classId: parentId } }],
  )
  const classes = all.filter(({ parentId }) => parentId === null)
  const general = classes.flatMap(({ id, name }) => {
    const catalogueId = filedUnder.get(id)
    return catalogueId === undefined ? [] : [[name, { catalogueId, classId: id }] as const]
  })
  return {
    places: new Map([
      ...general,
      ...rows.flatMap(({ aliases, place }) => aliases.map((alias) => [alias, place] as const)),
      ...rows.map(({ name, place }) => [name, place] as const),
    ]),
    inClass: new Map(
      classes.map(({ id, name }) => [
        name,
        rows.filter(({ place }) => place.classId === id).map((department) => department.name),
      ]),
    ),
  }
}
