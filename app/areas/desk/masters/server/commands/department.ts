import { randomUUID } from 'node:crypto'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import {
  type DepartmentRow,
  findImported,
  listTakenNames,
  readShelf,
  sourceOf,
  writeDepartments,
} from '#app/areas/guahao/departments/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskDepartmentAdd } from '../../contract.ts'

/** A department as a desk wrote it. */
export type DepartmentWritten = Omit<ParsedInput<typeof deskDepartmentAdd>, 'code'>
type Saved = { dep_id: number }

/** What a file may say of a department beside its name: the desk says all of it but whether it is open, which has its own way. */
const told = new Set(['introduction', 'location', 'notice', 'is_referral'])

/** Where in the catalogue it belongs: as was chosen, else as its name says, in whatever words people use. */
const filedAt = async ({ db }: StaffContext, { catalogue_id, dep_name }: DepartmentWritten) => {
  if (catalogue_id === undefined) return (await readShelf(db)).places.get(dep_name)
  const chosen = (await listCatalogue(db)).find(({ id, parentId }) => id === catalogue_id && parentId !== null)
  return chosen && { catalogueId: chosen.id, classId: chosen.parentId as number }
}

const textsOf = (input: DepartmentWritten) => ({
  name: input.dep_name,
  introduction: input.introduction ?? '',
  location: input.location ?? '',
  notice: input.notice ?? '',
  isReferral: input.is_referral === 1,
})

/** Makes a department of the desk's hospital, known again by its code where a file brings it. */
export const addDepartment = async (
  ctx: StaffContext,
  code: string | undefined,
  input: DepartmentWritten,
): Promise<Saved | Refused<'catalogue' | 'taken'>> => {
  const { hospitalId } = ctx.staff
  const filed = await filedAt(ctx, input)
  if (!filed) return new Refused('catalogue')
  const { cityId = 0 } = (await findHospital(ctx.db, hospitalId)) ?? {}
  const sourceKey = sourceOf(hospitalId, code ?? `desk ${randomUUID()}`)
  if ((await findImported(ctx.db, [sourceKey])).size > 0) return new Refused('taken')
  const row = { ...textsOf(input), ...filed, sourceKey, hospitalId, cityId, isDemo: false, changedAt: ctx.now }
  return write(ctx, row, async (inside, id) => {
    const after = { name: row.name, catalogueId: row.catalogueId }
    await recordAct(inside, { act: 'master.department-add', kind: 'department', id, after })
  })
}

/** Writes a department over what it was. */
export const changeDepartment = async (
  ctx: StaffContext,
  before: DepartmentRow,
  input: DepartmentWritten,
): Promise<Saved | Refused<'catalogue' | 'taken'>> => {
  const filed = await filedAt(ctx, input)
  if (!filed) return new Refused('catalogue')
  const { sourceKey, hospitalId, cityId, isDemo } = before
  const row = { ...textsOf(input), ...filed, sourceKey, hospitalId, cityId, isDemo, changedAt: ctx.now }
  return write(ctx, row, async (inside, id) => {
    const facts = {
      before: { name: before.name, catalogueId: before.catalogueId },
      after: { name: row.name, catalogueId: row.catalogueId },
    }
    await recordAct(inside, { act: 'master.department-change', kind: 'department', id, ...facts })
  })
}

type Row = Parameters<typeof writeDepartments>[1][number]

const write = (ctx: StaffContext, row: Row, record: (inside: StaffContext, id: number) => Promise<void>) =>
  ctx.transact(async (inside): Promise<Saved | Refused<'taken'>> => {
    if ((await listTakenNames(inside.db, [row])).size > 0) return new Refused('taken')
    await writeDepartments(inside.db, [row], told)
    const { id = 0 } = (await findImported(inside.db, [row.sourceKey])).get(row.sourceKey) ?? {}
    await record(inside, id)
    await inside.emit('searchable.changed', { kind: 'department', ids: [id] })
    return { dep_id: id }
  })
