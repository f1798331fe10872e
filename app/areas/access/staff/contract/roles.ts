import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, listed, nothing, text } from '#kit/wire/fields.ts'
import { allPermissions, notAllowed } from '../rules.ts'
import { nobodyLeft, role } from './shapes.ts'

const manage = { staff: true, may: 'staff.manage' } as const
const permission = z.enum(allPermissions)

const roleRow = { row: 'role', by: 'role_id', waits: 'is_waiting' } as const
const made = z.object({
  role_id: z.int(),
  role_name: z.string(),
  /** The template that it began as. */
  role,
  permissions: z.array(permission),
  /** How many work as this. */
  staff_num: z.int(),
})

export const deskRoles = call({
  method: 'GET',
  path: '/desk/roles',
  summary: 'The templates that this desk gives, the roles that it has made of them, and what can be ticked',
  owner: 'self',
  ...manage,
  shows: [roleRow],
  input: nothing(),
  output: z.object({
    templates: z.array(z.object({ role, role_name: z.string(), permissions: z.array(permission) })),
    list: z.array(made.extend({ version: versionShown() })),
    choices: z.array(z.object({ permission, words: z.string(), is_grave: flag() })),
  }),
  refuses: notAllowed,
})

const sheet = {
  role_name: text(20),
  permissions: listed(z.array(permission).max(200)),
}
const wrong = {
  'same-name': '已经有叫这个名字的角色，请换一个名字',
  'not-givable': '有的权限不由本院给出，请重新选',
}

export const deskRoleAdd = call({
  method: 'POST',
  path: '/desk/roles/add',
  body: 'json',
  summary: 'Make a role of a template: what is ticked it may do',
  owner: 'self',
  ...manage,
  edits: roleRow,
  input: z.object({ role, ...sheet }),
  output: z.object({ role_id: z.int() }),
  refuses: { ...notAllowed, ...wrong, 'too-many': '角色最多 200 个，请先删掉不用的' },
})

const ofDesk = { owner: { role_id: 'role of the desk' } } as const
const which = { role_id: id() }
const notFound = { ...notAllowed, 'not-found': '没有找到这个角色，可能已经删掉了' }

export const deskRoleChange = call({
  method: 'POST',
  path: '/desk/roles/{role_id}/change',
  body: 'json',
  summary: 'Change what a role is called and what it may do, for all who have it',
  ...ofDesk,
  ...manage,
  edits: roleRow,
  input: z.object({ ...which, ...sheet, version: versionSeen() }),
  output: z.object({ role: made, is_waiting: flag() }),
  refuses: {
    ...notFound,
    ...changedSince,
    ...wrong,
    ...nobodyLeft,
    'own-role': '您自己就是这个角色，请另一位管理员来改',
  },
})

export const deskRoleDelete = call({
  method: 'POST',
  path: '/desk/roles/{role_id}/delete',
  summary: 'Delete a role that nobody has',
  ...ofDesk,
  ...manage,
  input: z.object(which),
  output: z.object({}),
  refuses: { ...notFound, 'in-use': '还有人是这个角色，请先给他们换角色' },
})
