import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { listOf, nothing, text } from '#kit/wire/fields.ts'

/** Not trimmed: spaces belong to a password. */
const password = () => z.string().min(1).max(200)

/** A step of the sign-in: `doctor_key` opens the workbench, or, where a new password is due, `ticket` the next step. */
const step = z.object({
  due: z.literal('password').nullable(),
  doctor_key: z.string(),
  ticket: z.string(),
  expires_in: z.int(),
})

const locked = { locked: '尝试次数太多，请 {minutes} 分钟后再试；忘记密码请联系平台运营' }
const weak = { weak: '{fault}' }
const open = { owner: 'anyone', allowStaleKey: true } as const
const own = { owner: 'self', doctor: true } as const

export const benchSignIn = call({
  method: 'POST',
  path: '/workbench/login',
  summary: 'Sign in at the workbench by login name and password; only certified doctors are let in',
  ...open,
  input: z.object({ login_name: text(100), password: password() }),
  output: step,
  refuses: {
    wrong: '登录名或密码不对，请核对后再试',
    'not-certified': '您的医师资质还没有通过认证，暂时不能接诊；请联系平台运营',
    ...locked,
  },
})

export const benchUnlock = call({
  method: 'POST',
  path: '/workbench/unlock',
  summary: 'Go on with a key that is locked because nobody was there for long, by the password of who holds it',
  ...open,
  input: z.object({ doctor_key: text(100), password: password() }),
  output: z.object({}),
  refuses: { ...locked, wrong: '密码不对，请核对后再试', gone: '这次登录已经结束，请重新登录' },
})

export const benchFirstPassword = call({
  method: 'POST',
  path: '/workbench/login/password',
  summary: 'Choose a password of one’s own, the step after signing in with one that was given',
  ...open,
  input: z.object({ ticket: text(100), password: password() }),
  output: step,
  refuses: { 'ticket-gone': '这一步等待太久，请重新登录', ...weak },
})

export const benchDemoDoctors = call({
  method: 'GET',
  path: '/workbench/login/demo',
  summary: 'Doctors of the demonstration world with their passwords; none in production',
  ...open,
  input: nothing(),
  output: listOf(
    z.object({ login_name: z.string(), password: z.string(), role_name: z.string(), unit_name: z.string() }),
  ),
})

export const benchMe = call({
  method: 'GET',
  path: '/workbench/me',
  summary: 'Which doctor is signed in at the workbench',
  ...own,
  input: nothing(),
  output: z.object({
    doctor_id: z.int(),
    name: z.string(),
    login_name: z.string(),
    title_name: z.string(),
    unit_id: z.int(),
    unit_name: z.string(),
    dep_id: z.int(),
    dep_name: z.string(),
    /** The last day of their licence; null where none is known. */
    licence_ends_on: z.string().nullable(),
    /** Nobody touches their page for so many minutes: it is locked. */
    idle_minutes: z.int(),
  }),
})

export const benchTouched = call({
  method: 'POST',
  path: '/workbench/touched',
  summary:
    'Say that somebody is at the workbench’s page, at most once a minute: where nobody is for long, it is locked',
  ...own,
  input: nothing(),
  output: z.object({}),
})

export const benchSignOut = call({
  method: 'POST',
  path: '/workbench/logout',
  summary: 'End the session of this key',
  ...own,
  input: nothing(),
  output: z.object({}),
})

export const benchPassword = call({
  method: 'POST',
  path: '/workbench/password',
  summary: 'Change one’s password; all other sessions end',
  ...own,
  input: z.object({ old_password: password(), password: password() }),
  output: z.object({}),
  refuses: { ...weak, ...locked, wrong: '原密码不对' },
})
