import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { int, listOf, maybe, maybeText, text } from '#kit/wire/fields.ts'

const managing = { owner: 'self', staff: true, may: 'catalogue.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '科室目录由平台统一管理，本院的工作台不能修改' }
/** The most that a number in the catalogue may be. */
const MOST = 2_147_483_647

const catalogueRow = { row: 'catalogue', by: 'catalogue_id' } as const

export const deskCatalogue = call({
  method: 'GET',
  path: '/desk/catalogue',
  summary:
    'The departments of a class of the catalogue that all hospitals share, with what people call them and how many there are',
  shows: [catalogueRow],
  ...managing,
  input: z.object({ class_id: maybe(int(1, MOST)) }),
  output: z.object({
    class_id: z.int(),
    classes: z.array(z.object({ class_id: z.int(), class_name: z.string() })),
    ...listOf(
      z.object({
        catalogue_id: z.int(),
        name: z.string(),
        aliases: z.array(z.string()),
        position: z.int(),
        /** Departments of hospitals that are filed here. */
        department_num: z.int(),
        version: versionShown(),
      }),
    ).shape,
  }),
  refuses: notHere,
})

const sheet = { name: text(20), aliases: maybeText(500), position: int(0, 999) }
const faults = {
  taken: '目录里已经有叫这个名字的科室了',
  alias: '“{alias}”已经是“{name}”的名称或俗称，一个叫法只能指一个科室',
}
const output = z.object({ catalogue_id: z.int() })

export const deskCatalogueAdd = call({
  method: 'POST',
  path: '/desk/catalogue/add',
  changesPages: true,
  summary: 'Add a department to a class of the catalogue: hospitals can be filed under it at once',
  edits: catalogueRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({ class_id: int(1, MOST), ...sheet }),
  output,
  refuses: { ...notHere, ...faults, class: '没有这一类，请重新选择' },
})

export const deskCatalogueChange = call({
  method: 'POST',
  path: '/desk/catalogue/{catalogue_id}/change',
  changesPages: true,
  summary: 'Rename a department of the catalogue, say what else people call it, or put it elsewhere in its order',
  edits: catalogueRow,
  ...managing,
  input: z.object({ catalogue_id: int(1, MOST), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notHere, ...changedSince, ...faults, 'not-found': '没有找到这个科室，请刷新后再试' },
})
