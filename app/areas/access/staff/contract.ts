import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, maybeText, nothing, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { APPROVER_DAYS, allPermissions, allRoles, dues, hospitalRoles, notAllowed, staffSorts } from './rules.ts'

const role = z.enum(allRoles)
/** Not trimmed: spaces belong to a password. */
const password = () => z.string().min(1).max(200)

const me = z.object({
  staff_id: z.int(),
  name: z.string(),
  login_name: z.string(),
  role,
  role_name: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  permissions: z.array(z.enum(allPermissions)),
  /** Their desk also serves what the platform sells and says, or they are its customer service. */
  serves_platform: flag(),
  /** An admin has asked for a new password for this account; null where nobody has. */
  reset: z.object({ asked_by: z.string(), ask_time: time() }).nullable(),
  /** They have a code of their own to prove that such a thing is their wish. */
  has_recovery: flag(),
})

/** A step of the sign-in: `staff_key` opens the desk, or, where something is due, `ticket` the next step. */
const step = z.object({
  due: z.enum(dues).nullable(),
  staff_key: z.string(),
  ticket: z.string(),
  expires_in: z.int(),
})

const ticketGone = { 'ticket-gone': '这一步等待太久，请重新登录' }
const locked = { locked: '尝试次数太多，请 {minutes} 分钟后再试；忘记密码请联系本院管理员' }
const weak = { weak: '{fault}' }
const own = { owner: 'self', staff: true, may: 'account' } as const

export const deskSignIn = call({
  method: 'POST',
  path: '/desk/login',
  summary: 'Sign in at the desk by login name, password and, where the role needs it, the code of the second factor',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({ login_name: text(100), password: password(), code: maybeText(10) }),
  output: step,
  refuses: {
    wrong: '登录名、密码或动态验证码不对，请核对后再试',
    'code-needed': '请输入验证器 App 上的 6 位动态验证码',
    ...locked,
  },
})

export const deskFirstPassword = call({
  method: 'POST',
  path: '/desk/login/password',
  summary: 'Choose a password of one’s own, the step after signing in with one that was given',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({ ticket: text(100), password: password() }),
  output: step,
  refuses: { ...ticketGone, ...weak },
})

export const deskTotpSecret = call({
  method: 'POST',
  path: '/desk/login/second-factor/secret',
  summary: 'The secret for the authenticator app, the step that sets up the second factor',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({ ticket: text(100) }),
  output: z.object({ secret: z.string(), address: z.string() }),
  refuses: ticketGone,
})

export const deskTotpConfirm = call({
  method: 'POST',
  path: '/desk/login/second-factor',
  summary: 'Prove by a code that the authenticator app has the secret, and enter',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({ ticket: text(100), code: text(10) }),
  output: step,
  refuses: { ...ticketGone, ...locked, 'wrong-code': '动态验证码不对，请看 App 上最新的 6 位数字；手机时间要准确' },
})

export const deskResetUse = call({
  method: 'POST',
  path: '/desk/login/reset',
  summary:
    'Choose a password in the place of one that is lost, by the code that an admin gave and one that they never saw',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({
    login_name: text(100),
    reset_code: text(40),
    /** Of another admin, of the authenticator app, or the recovery code. */
    proof: text(40),
    password: password(),
  }),
  output: step,
  refuses: { ...locked, ...weak, wrong: '登录名或两个码不对，或者申请已经过期，请核对后再试' },
})

export const deskDemoStaff = call({
  method: 'GET',
  path: '/desk/login/demo',
  summary: 'Accounts of the demonstration world with their passwords; none in production',
  owner: 'anyone',
  allowStaleKey: true,
  input: nothing(),
  output: listOf(
    z.object({
      login_name: z.string(),
      password: z.string(),
      /** The code of this moment, where the role needs a second factor. */
      code: z.string(),
      role_name: z.string(),
      unit_name: z.string(),
    }),
  ),
})

export const deskMe = call({
  method: 'GET',
  path: '/desk/me',
  summary: 'Who is signed in at the desk, for which hospital, and what they may do',
  ...own,
  input: nothing(),
  output: me,
  refuses: notAllowed,
})

export const deskSignOut = call({
  method: 'POST',
  path: '/desk/logout',
  summary: 'End the session of this key',
  ...own,
  input: nothing(),
  output: z.object({}),
  refuses: notAllowed,
})

export const deskPassword = call({
  method: 'POST',
  path: '/desk/password',
  summary: 'Change one’s password; all other sessions end',
  ...own,
  input: z.object({ old_password: password(), password: password() }),
  output: z.object({}),
  refuses: { ...notAllowed, ...weak, ...locked, wrong: '原密码不对' },
})

export const deskRecoveryCode = call({
  method: 'POST',
  path: '/desk/recovery-code',
  summary:
    'A code by which one proves later that a lost password is one’s own; told this once, the one before counts no more',
  ...own,
  input: z.object({ password: password() }),
  output: z.object({ recovery_code: z.string() }),
  refuses: { ...notAllowed, ...locked, wrong: '密码不对' },
})

export const deskResetRefuse = call({
  method: 'POST',
  path: '/desk/reset/refuse',
  summary: 'Refuse the new password that an admin has asked for on one’s behalf',
  ...own,
  input: nothing(),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-asked': '没有等待中的重置申请，可能已经取消或过期' },
})

const member = z.object({
  staff_id: z.int(),
  login_name: z.string(),
  name: z.string(),
  role,
  role_name: z.string(),
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
const person = { name: text(20), role: z.enum(hospitalRoles) }
const given = z.object({ staff_id: z.int(), login_name: z.string(), first_password: z.string() })

const staffAsked = {
  ...listing(staffSorts),
  role: maybe(z.enum(hospitalRoles)),
  state: maybe(z.enum(['on', 'off'])),
}

export const deskStaffList = call({
  method: 'GET',
  path: '/desk/staff',
  summary: 'Page through the staff of the hospital, those who may sign in first',
  owner: 'self',
  ...manage,
  input: z.object({ ...staffAsked, ...paging(20) }),
  output: pageOf(member),
  refuses: notAllowed,
})

export const deskStaffExport = exportOf(deskStaffList, staffAsked)

export const deskStaffAdd = call({
  method: 'POST',
  path: '/desk/staff/add',
  summary: 'Add a member of staff; the password for the first sign-in is told this once',
  owner: 'self',
  ...manage,
  input: z.object({ login_name: text(100), ...person }),
  output: given,
  refuses: {
    ...notAllowed,
    'login-name': '登录名用 3 到 40 个小写字母、数字、点、横线或下划线，以字母或数字开头',
    taken: '这个登录名已经有人用了，请换一个',
  },
})

export const deskStaffChange = call({
  method: 'POST',
  path: '/desk/staff/{staff_id}/change',
  summary: 'Change name and role of a member of staff',
  ...ofHospital,
  ...manage,
  input: z.object({ ...who, ...person }),
  output: z.object({ staff: member }),
  refuses: notMyself,
})

export const deskStaffSwitch = call({
  method: 'POST',
  path: '/desk/staff/{staff_id}/switch',
  summary: 'Disable an account, which ends its sessions, or enable it again',
  ...ofHospital,
  ...manage,
  input: z.object({ ...who, is_on: int(0, 1) }),
  output: z.object({ staff: member }),
  refuses: notMyself,
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
  refuses: notMyself,
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
