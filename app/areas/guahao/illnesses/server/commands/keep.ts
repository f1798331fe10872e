import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_DEPARTMENTS } from '../../rules.ts'
import * as manage from '../queries/manage.ts'
import type { IllnessRow } from '../queries.ts'

/** An illness as the platform's desk writes it. */
export interface IllnessWritten {
  aliases: string[]
  description: string
  isSymptom: boolean
  /** Of the catalogue, the usual one first. */
  catalogueIds: number[]
}
type Saved = { ill_id: number }

const departmentFault = async ({ db }: StaffContext, ids: readonly number[]) => {
  const known = new Set((await listCatalogue(db)).flatMap((row) => (row.parentId === null ? [] : row.id)))
  const isRight = ids.length > 0 && ids.length <= MOST_DEPARTMENTS && ids.every((id) => known.has(id))
  return isRight ? undefined : new Refused('department')
}

/** Makes an illness or a symptom: it is found at once, and leads to the doctors of its departments. */
export const addIllness = async (
  ctx: StaffContext,
  name: string,
  { catalogueIds, ...written }: IllnessWritten,
): Promise<Saved | Refused<'department' | 'taken'>> => {
  const fault = await departmentFault(ctx, catalogueIds)
  if (fault) return fault
  const work = async (inside: StaffContext): Promise<Saved | Refused<'taken'>> => {
    const id = await manage.insertIllness(inside.db, { ...written, name, createdAt: inside.now })
    if (id === undefined) return new Refused('taken')
    await manage.replaceDepartments(inside.db, id, catalogueIds)
    await tell(inside, id)
    const after = { name, ...factsOf({ ...written, catalogueIds }) }
    await recordAct(inside, { act: 'illness.add', kind: 'illness', id, after })
    return { ill_id: id }
  }
  return ctx.transact((inside) => rollbackIf(inside, (done) => done instanceof Refused, work))
}

/** Writes an illness over what it was; its name stays, because doctors are known by it. */
export const changeIllness = async (
  ctx: StaffContext,
  before: IllnessRow,
  { catalogueIds, ...written }: IllnessWritten,
): Promise<Saved | Refused<'department'>> => {
  const fault = await departmentFault(ctx, catalogueIds)
  if (fault) return fault
  const { id } = before
  await ctx.transact(async (inside) => {
    const was = (await manage.listDepartmentsOf(inside.db, [id])).get(id) ?? []
    await manage.updateIllness(inside.db, id, written)
    await manage.replaceDepartments(inside.db, id, catalogueIds)
    await tell(inside, id)
    const facts = {
      before: factsOf({ ...before, catalogueIds: was }),
      after: factsOf({ ...written, catalogueIds }),
    }
    await recordAct(inside, { act: 'illness.change', kind: 'illness', id, ...facts })
  })
  return { ill_id: id }
}

const tell = (ctx: StaffContext, id: number) => ctx.emit('searchable.changed', { kind: 'illness', ids: [id] })

const factsOf = ({ aliases, isSymptom, catalogueIds }: Omit<IllnessWritten, 'description'>) => ({
  spokenAs: aliases.join('、'),
  isSymptom,
  catalogueIds: catalogueIds.join('、'),
})
