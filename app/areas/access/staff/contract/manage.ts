import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { APPROVER_DAYS, notAllowed, staffSorts } from '../rules.ts'
import { departmentIds, nobodyLeft, role, roleOut } from './shapes.ts'

/** Somebody’s post at this desk. */
const staffRow = { row: 'staff', of: 'desk', by: 'staff_id', waits: 'is_waiting' } as const
const member = z.object({
  staff_id: z.int(),
  login_name: z.string(),
  name: z.string(),
  ...roleOut,
  /** The departments to which their work is confined; empty: all. */
  dep_ids: z.array(z.int()),
  /** They also work elsewhere: their name and password are not this desk's to change. */
  is_elsewhere: flag(),
  is_on: flag(),
  /** They have not signed in yet, or not since their password was given anew. */
  must_change: flag(),
  second_factor: flag(),
  is_me: flag(),
  create_time: time(),
  last_time: time().nullable(),
  /** A new password that was asked for and waits for them. */
  reset: z
    .object({
      asked_by: z.string(),
      ask_time: time(),
      /** Who asks for this list has asked for it; another admin agrees. */
      is_mine: flag(),
      is_approved: flag(),
    })
    .nullable(),
})

const manage = { staff: true, may: 'staff.manage' } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这位员工' }
const notMyself = { ...notFound, myself: '不能对自己的账号这样做，请另一位管理员来做' }
const ofHospital = { owner: { staff_id: 'staff of the hospital' } } as const
const who = { staff_id: id() }
const post = { role, role_id: maybe(id()), dep_ids: departmentIds() }
const person = { name: text(20), ...post }
const notRole = {
  'not-role': '这个角色不由本院给出，请在列表里选',
}
const elsewhere = { elsewhere: '这位员工还在别处工作，姓名和密码由平台运营处理' }
const given = z.object({
  staff_id: z.int(),
  login_name: z.string(),
  first_password: z.string(),
  /** Their post waits for another’s word. */
  is_waiting: flag(),
})

const staffAsked = {
  ...listing(staffSorts),
  role: maybe(role),
  state: maybe(z.enum(['on', 'off'])),
}

export const deskStaffList = call({
  method: 'GET',
  path: '/desk/staff',
  summary: 'Page through the staff of the hospital, those who may sign in first',
  owner: 'self',
  ...manage,
  shows: [staffRow],
  input: z.object({ ...staffAsked, ...paging(20) }),
  output: pageOf(member.extend({ version: versionShown() })),
  refuses: notAllowed,
})

export const deskStaffExport = exportOf(deskStaffList, staffAsked)

export const deskStaffAdd = call({
  method: 'POST',
  path: '/desk/staff/add',
  body: 'json',
  summary: 'Add a member of staff; the password for the first sign-in is told this once',
  owner: 'self',
  ...manage,
  input: z.object({ login_name: text(100), ...person }),
  output: given,
  refuses: {
    ...notAllowed,
    ...notRole,
    'login-name': '登录名用 3 到 40 个小写字母、数字、点、横线或下划线，以字母或数字开头',
    taken: '这个登录名已经有人用了，请换一个；如果就是本人，请选“已有账号”',
  },
})

export const deskStaffJoin = call({
  method: 'POST',
  path: '/desk/staff/join',
  body: 'json',
  summary: 'Give somebody who has an account already, at another hospital’s desk, a post at this one',
  owner: 'self',
  ...manage,
  input: z.object({ login_name: text(100), ...post }),
  output: z.object({ staff_id: z.int(), is_waiting: flag() }),
  refuses: {
    ...notAllowed,
    ...notRole,
    'no-account': '没有这个登录名的账号，请核对，或者新增员工',
    here: '这位员工已经在这里了',
  },
})

export const deskStaffChange = call({
  method: 'POST',
  path: '/desk/staff/{staff_id}/change',
  body: 'json',
  summary: 'Change name and role of a member of staff',
  ...ofHospital,
  ...manage,
  edits: staffRow,
  input: z.object({ ...who, ...person, version: versionSeen() }),
  output: z.object({ staff: member, is_waiting: flag() }),
  refuses: { ...notMyself, ...changedSince, ...notRole, ...elsewhere, ...nobodyLeft },
})

export const deskStaffSwitch = call({
  method: 'POST',
  path: '/desk/staff/{staff_id}/switch',
  summary: 'Disable somebody’s post here, which ends their sessions here, or enable it again',
  ...ofHospital,
  ...manage,
  input: z.object({ ...who, is_on: int(0, 1) }),
  output: z.object({ staff: member, is_waiting: flag() }),
  refuses: { ...notMyself, ...nobodyLeft },
})

export const deskStaffReset = call({
  method: 'POST',
  path: '/desk/staff/{staff_id}/reset',
  summary:
    'Ask for a new password for somebody, and with `second_factor` that they set that up anew: a code to hand on, which opens nothing alone',
  ...ofHospital,
  ...manage,
  input: z.object({ ...who, second_factor: maybe(int(0, 1)) }),
  output: z.object({ staff_id: z.int(), login_name: z.string(), reset_code: z.string() }),
  refuses: { ...notMyself, ...elsewhere },
})

const notAsked = { 'not-asked': '没有等待中的重置申请，可能已经取消、过期或用掉' }

export const deskStaffResetApprove = call({
  method: 'POST',
  path: '/desk/staff/{staff_id}/reset/approve',
  summary: 'Agree to the new password that another admin has asked for: the second code, to hand on oneself',
  ...ofHospital,
  ...manage,
  input: z.object(who),
  output: z.object({ staff_id: z.int(), login_name: z.string(), approval_code: z.string() }),
  refuses: {
    ...notMyself,
    ...notAsked,
    'own-ask': '这是您提出的申请，要由另一位管理员同意',
    'too-new': `当管理员满 ${APPROVER_DAYS} 天后才能同意，请另一位管理员来做`,
  },
})

export const deskStaffResetCancel = call({
  method: 'POST',
  path: '/desk/staff/{staff_id}/reset/cancel',
  summary: 'Take back a new password that was asked for',
  ...ofHospital,
  ...manage,
  input: z.object(who),
  output: z.object({}),
  refuses: { ...notFound, ...notAsked },
})

export const deskStaffSessions = call({
  method: 'POST',
  path: '/desk/staff/{staff_id}/sign-out',
  summary: 'End all sessions that somebody has at this desk',
  ...ofHospital,
  ...manage,
  input: z.object(who),
  output: z.object({ ended_num: z.int() }),
  refuses: notMyself,
})
