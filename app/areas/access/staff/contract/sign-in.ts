import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { listOf, maybeText, nothing, text } from '#kit/wire/fields.ts'
import { dues } from '../rules.ts'
import { locked, password, weak } from './shapes.ts'

/** A step of the sign-in: `staff_key` opens the desk, or, where something is due, `ticket` the next step. */
const step = z.object({
  due: z.enum(dues).nullable(),
  staff_key: z.string(),
  ticket: z.string(),
  expires_in: z.int(),
})

const ticketGone = { 'ticket-gone': '这一步等待太久，请重新登录' }
const noPost = { 'no-post': '您现在没有岗位：新岗位还在等另一位管理员同意，或者已经停用。请联系本院管理员' }

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
    ...noPost,
  },
})

export const deskUnlock = call({
  method: 'POST',
  path: '/desk/unlock',
  summary: 'Go on with a key that is locked because nobody was there for long, by the password of who holds it',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({ staff_key: text(100), password: password() }),
  output: z.object({}),
  refuses: { ...locked, wrong: '密码不对，请核对后再试', gone: '这次登录已经结束，请重新登录' },
})

export const deskFirstPassword = call({
  method: 'POST',
  path: '/desk/login/password',
  summary: 'Choose a password of one’s own, the step after signing in with one that was given',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({ ticket: text(100), password: password() }),
  output: step,
  refuses: { ...ticketGone, ...weak, ...noPost },
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
  refuses: {
    ...ticketGone,
    ...locked,
    ...noPost,
    'wrong-code': '动态验证码不对，请看 App 上最新的 6 位数字；手机时间要准确',
  },
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
  refuses: { ...locked, ...weak, ...noPost, wrong: '登录名或两个码不对，或者申请已经过期，请核对后再试' },
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
