import { recordAct } from '#app/areas/access/staff/server/public.ts'
import {
  type CatalogueRow,
  insertCatalogueDepartment,
  listCatalogue,
  lockCatalogue,
  updateCatalogueDepartment,
} from '#app/areas/guahao/catalogue/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'

/** A department of the catalogue as the platform's desk writes it. */
export interface CatalogueWritten {
  name: string
  aliases: string[]
  position: number
}
type Saved = { catalogue_id: number }

/** Why its names cannot be: each means one department alone. */
const nameFault = (all: readonly CatalogueRow[], id: number | undefined, { name, aliases }: CatalogueWritten) => {
  const others = all.filter((row) => row.id !== id && row.parentId !== null)
  if (others.some((row) => row.name === name)) return new Refused('taken')
  for (const alias of [name, ...aliases]) {
    const other = others.find((row) => row.name === alias || row.aliases.includes(alias))
    if (other) return new Refused('alias', { alias, name: other.name })
  }
  return undefined
}

/** Adds a department to a class. */
export const addToCatalogue = (
  ctx: StaffContext,
  classId: number,
  written: CatalogueWritten,
): Promise<Saved | Refused<'class' | 'taken' | 'alias'>> =>
  ctx.transact(async (inside) => {
    await lockCatalogue(inside.db)
    const all = await listCatalogue(inside.db)
    if (!all.some(({ id, parentId }) => id === classId && parentId === null)) return new Refused('class')
    const fault = nameFault(all, undefined, written)
    if (fault) return fault
    const id = await insertCatalogueDepartment(inside.db, { ...written, parentId: classId })
    await recordAct(inside, { act: 'master.catalogue-add', kind: 'catalogue', id, after: factsOf(written) })
    return { catalogue_id: id }
  })

/** Writes a department of the catalogue over what it was. */
export const changeCatalogue = (
  ctx: StaffContext,
  id: number,
  written: CatalogueWritten,
): Promise<Saved | Refused<'not-found' | 'taken' | 'alias'>> =>
  ctx.transact(async (inside) => {
    await lockCatalogue(inside.db)
    const all = await listCatalogue(inside.db)
    const before = all.find((row) => row.id === id && row.parentId !== null)
    if (!before) return new Refused('not-found')
    const fault = nameFault(all, id, written)
    if (fault) return fault
    await updateCatalogueDepartment(inside.db, id, written)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'master.catalogue-change', kind: 'catalogue', id, ...facts })
    // What a department is filed under is found with it.
    await inside.emit('searchable.changed', { kind: 'department', ids: 'all' })
    return { catalogue_id: id }
  })

const factsOf = ({ name, aliases }: Pick<CatalogueWritten, 'name' | 'aliases'>) => ({
  name,
  aliases: aliases.join('、'),
})
