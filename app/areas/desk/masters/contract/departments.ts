import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { managedDepartmentSorts } from '#app/areas/guahao/departments/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, maybe, maybeText, nothing, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { lengths } from '../rules.ts'

const managing = { staff: true, may: 'masters.manage' } as const
const state = z.enum(['open', 'closing', 'closed'])
const departmentRow = { row: 'department', by: 'dep_id' } as const
const asked = { state: maybe(state), ...listing(managedDepartmentSorts) }

export const deskDepartments = call({
  method: 'GET',
  path: '/desk/departments',
  summary: 'Page through the departments of the hospital, closed ones too',
  owner: 'self',
  ...managing,
  shows: [departmentRow],
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      dep_id: z.int(),
      version: versionShown(),
      dep_name: z.string(),
      catalogue_id: z.int(),
      catalogue_name: z.string(),
      location: z.string(),
      introduction: z.string(),
      notice: z.string(),
      is_referral: flag(),
      doctor_num: z.int(),
      state,
      closes_on: z.string().nullable(),
      change_time: time(),
    }),
  ),
  refuses: notAllowed,
})

export const deskDepartmentsExport = exportOf(deskDepartments, asked)

export const deskDepartmentChoices = call({
  method: 'GET',
  path: '/desk/department-choices',
  summary:
    'Under what a department may be filed, with what people call it too, and the departments that the hospital has',
  owner: 'self',
  ...managing,
  input: nothing(),
  output: z.object({
    classes: z.array(
      z.object({
        class_name: z.string(),
        list: z.array(z.object({ id: z.int(), name: z.string(), aliases: z.array(z.string()) })),
      }),
    ),
    departments: z.array(z.object({ id: z.int(), name: z.string(), is_open: flag() })),
  }),
  refuses: notAllowed,
})

const sheet = {
  dep_name: text(lengths.name),
  /** Missing: it is filed by its name, where that says under what. */
  catalogue_id: maybe(int(1, 2_147_483_647)),
  location: maybeText(lengths.location),
  introduction: maybeText(lengths.introduction),
  notice: maybeText(lengths.notice),
  is_referral: int(0, 1),
}
const faults = {
  catalogue: '从名称看不出它属于目录里的哪个科室，请在“归在”里选一个',
  taken: '本院已经有叫这个名字或用这个编码的科室了',
}
const saved = z.object({ dep_id: z.int() })

export const deskDepartmentAdd = call({
  method: 'POST',
  path: '/desk/departments/add',
  changesPages: true,
  summary: 'Make a department of the hospital; without a place in the catalogue its name says where it belongs',
  owner: 'self',
  ...managing,
  edits: departmentRow,
  idempotency: 'framework',
  body: 'json',
  input: z.object({ code: maybeText(lengths.code), ...sheet }),
  output: saved,
  refuses: { ...notAllowed, ...faults, 'no-hospital': '科室属于一家医院：请先切换到那家医院，再新增科室' },
})

export const deskDepartmentChange = call({
  method: 'POST',
  path: '/desk/departments/{dep_id}/change',
  changesPages: true,
  summary: 'Write a department of the hospital over what it was; its clinics and doctors stay',
  owner: { dep_id: 'department that is managed' },
  ...managing,
  edits: departmentRow,
  body: 'json',
  input: z.object({ dep_id: id(), ...sheet, version: versionSeen() }),
  output: saved,
  refuses: { ...notAllowed, ...changedSince, ...faults, 'not-found': '没有找到这个科室' },
})
