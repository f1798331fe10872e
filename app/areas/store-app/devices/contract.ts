import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, id, maybe, maybeText, text } from '#kit/wire/fields.ts'
import { MOST_LABEL } from './rules.ts'

export const storeLogin = call({
  method: 'POST',
  path: '/Storeapp/login',
  summary: 'Bind a device by signing in as a member of a store’s staff; its token is told this once',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({
    login_name: text(100),
    /** Not trimmed: spaces belong to a password. */
    password: z.string().min(1).max(200),
    code: maybeText(10),
    /** How the device is called at the desk: 前台手机. */
    label: text(MOST_LABEL),
    /** What it had before: the same device goes on, with what it has not sent. */
    fid: maybe(code()),
    access_token: maybe(code()),
  }),
  output: z.object({
    fid: z.string(),
    access_token: z.string(),
    unit_user_id: z.int(),
    staff_name: z.string(),
    unit_id: z.int(),
    unit_name: z.string(),
  }),
  refuses: {
    wrong: '登录名、密码或动态验证码不对，请核对后再试',
    'code-needed': '请输入验证器 App 上的 6 位动态验证码',
    locked: '尝试次数太多，请 {minutes} 分钟后再试；忘记密码请联系本院管理员',
    'first-at-desk': '这个账号还没设好密码或动态验证码，请先在电脑上登录工作台',
    'not-allowed': '您的角色不能用门店 App，请联系本院管理员',
    'no-post': '您现在没有岗位，请联系本院管理员',
  },
})

export const storeLogout = call({
  method: 'POST',
  path: '/Storeapp/logout',
  summary: 'End the binding of the device that asks',
  owner: { fid: 'store device' },
  staff: true,
  store: true,
  may: 'store.work',
  input: z.object({ fid: code(), access_token: maybe(code()), unit_user_id: maybe(id()) }),
  output: z.object({}),
  refuses: { ...notAllowed, 'not-found': '没有找到这台设备' },
})
