import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, int, listOf, maybeText, nothing, pageOf, paging, time } from '#kit/wire/fields.ts'
import { allPermissions, notAllowed } from '../rules.ts'
import { locked, password, roleOut, weak } from './shapes.ts'

const me = z.object({
  staff_id: z.int(),
  name: z.string(),
  login_name: z.string(),
  ...roleOut,
  /** At whose desk they are; 0 at the platform's own. */
  unit_id: z.int(),
  unit_name: z.string(),
  permissions: z.array(z.enum(allPermissions)),
  /** They have a post of the platform's: every hospital's desk is open to them. */
  is_platform: flag(),
  /** They work for some departments of the hospital alone. */
  is_confined: flag(),
  /** There are other desks at which they may work. */
  may_switch: flag(),
  /** How many requests of others wait for their word. */
  waiting_num: z.int(),
  /** Their desk also serves what the platform sells and says, or they are its customer service. */
  serves_platform: flag(),
  /** An admin has asked for a new password for this account; null where nobody has. */
  reset: z.object({ asked_by: z.string(), ask_time: time() }).nullable(),
  /** They have a code of their own to prove that such a thing is their wish. */
  has_recovery: flag(),
  /** Nobody touches their page for so many minutes: it is locked. */
  idle_minutes: z.int(),
})

const own = { owner: 'self', staff: true, may: 'account' } as const

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

export const deskTouched = call({
  method: 'POST',
  path: '/desk/touched',
  summary: 'Say that somebody is at the desk’s page, at most once a minute: where nobody is for long, it is locked',
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

export const deskUnits = call({
  method: 'GET',
  path: '/desk/units',
  summary: 'The desks at which one may work: of one’s posts, of every hospital where one’s post is the platform’s',
  ...own,
  input: z.object({ keyword: maybeText(50), ...paging(20) }),
  output: pageOf(z.object({ unit_id: z.int(), unit_name: z.string(), role_name: z.string(), is_here: flag() })),
  refuses: notAllowed,
})

export const deskSwitch = call({
  method: 'POST',
  path: '/desk/switch',
  summary:
    'Go on at another desk: a new key takes the place of this one, which opens nothing any more; 0 is the platform’s own desk',
  ...own,
  input: z.object({ unit_id: int(0, 2_147_483_647) }),
  output: z.object({ staff_key: z.string(), expires_in: z.int() }),
  refuses: { ...notAllowed, 'not-found': '您在这家医院没有岗位，请在列表里选' },
})

export const deskSessions = call({
  method: 'GET',
  path: '/desk/sessions',
  summary: 'One’s open sessions, the newest first, and one’s last sign-ins and failures',
  ...own,
  input: nothing(),
  output: listOf(
    z.object({
      session_code: z.string(),
      unit_name: z.string(),
      from_where: z.string(),
      open_time: time(),
      end_time: time(),
      is_mine: flag(),
    }),
  ),
  refuses: notAllowed,
})

export const deskSessionEnd = call({
  method: 'POST',
  path: '/desk/sessions/end',
  summary: 'End another of one’s own sessions; without a code all but this one',
  ...own,
  input: z.object({ session_code: maybeText(100) }),
  output: z.object({ ended_num: z.int() }),
  refuses: { ...notAllowed, 'not-found': '这个登录已经结束了' },
})
