import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { int, maybe, maybeText, mobile, nothing, text } from '#kit/wire/fields.ts'
import { codePurposes, REFRESH_DAYS } from './rules.ts'

export { accountSessionEnd, accountSessions } from './contract/sessions.ts'

const userInfo = z.object({
  user_key: z.string(),
  user_id: z.int(),
  truename: z.string(),
  mobile: z.string(),
  sex: z.int(),
  age: z.int(),
  area_id: z.int(),
  area_name: z.string(),
  city_id: z.int(),
  city_name: z.string(),
  group_id: z.int(),
  is_has_open_id: z.int(),
  client_id: z.string(),
  /** 1 signed in, 0 not. */
  status: z.int(),
  /** Where a host app signs its visitors in by itself; '' where it does not. */
  jump_url: z.string(),
  loginUrl: z.string(),
  oss_domain: z.object({ nykjb2c_url: z.string() }),
})

const seconds = z.object({ expires_in: z.int() })
const pass = { pic_code: maybeText(100) }
const limits = {
  challenge: '操作有些频繁，请先完成安全验证',
  'too-many': '当前网络的请求太多了，请过一小时再试',
}
const sending = {
  ...limits,
  'bad-token': '页面停留太久了，请重新获取验证码',
  'too-soon': '验证码已发出，请 {seconds} 秒后再获取',
  'day-limit': '今天获取验证码的次数已用完，请明天再试',
}

const shown = { code: maybeText(500), token: maybeText(2_000) }
const elsewhere = '这个授权账号已绑定其他手机号，请用那个手机号登录'
const failed = { code: 500_000, words: '授权登录失败，请稍后再试' }
const byProvider = {
  'too-many': limits['too-many'],
  'bad-code': failed.words,
  trouble: '数据请求异常',
  shut: '这种登录方式还没有开通，请用手机号登录',
}
/** Staff keep the account's owner out for a time. */
const blocked = '{why}'
/** With `bind_ticket` beside it, for the page that binds. */
const unbound = { code: 501_126, words: '请先绑定手机号' }

export const islogined = call({
  method: 'GET',
  path: '/islogined',
  summary: 'Whether the key that was sent is alive, and whose it is [X088]; without one, who shows a code or a token',
  owner: 'self',
  allowStaleKey: true,
  mutatingGet: true,
  input: z.object({ code: shown.code, mtToken: shown.token, fs_token: shown.token }),
  output: userInfo,
})

export const getUserInfo = call({
  method: 'GET',
  path: '/account/getUserInfo',
  summary: 'Who is signed in',
  owner: 'self',
  login: true,
  input: nothing(),
  output: userInfo,
})

export const getSmsToken = call({
  method: 'GET',
  path: '/user/getSmsToken',
  summary: 'A short-lived token for one message to this number from this address',
  owner: 'anyone',
  input: z.object({ mobile: mobile() }),
  output: seconds.extend({ token: z.string() }),
  refuses: { 'too-many': limits['too-many'] },
})

export const sendMobileSms = call({
  method: 'POST',
  path: '/user/sendMobileSms',
  summary: 'Send a code to sign in with; `pic_code` is the pass of a solved challenge, where one is asked for',
  owner: 'anyone',
  idempotency: 'framework',
  runsJob: 'sms.send',
  input: z.object({ mobile: mobile(), token: text(100), ...pass }),
  output: seconds.extend({ wait_seconds: z.int() }),
  refuses: sending,
})

export const sendSmsCode = call({
  method: 'POST',
  path: '/user/sendSmsCode',
  summary: 'Send a code for something else than signing in: bind, cancel or verify',
  owner: 'anyone',
  idempotency: 'framework',
  runsJob: 'sms.send',
  input: z.object({
    mobile: mobile(),
    type: z.enum(codePurposes).exclude(['login', 'cloud-dep']),
    token: text(100),
    ...pass,
  }),
  output: seconds.extend({ wait_seconds: z.int() }),
  refuses: sending,
})

export const loginBySms = call({
  method: 'POST',
  path: '/user/loginBySms',
  summary:
    'Sign in with the code that was sent; a number that is new gets its account. With the ticket of somebody whom a provider has named, that one is bound to the account',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({
    mobile: mobile(),
    code: text(20),
    token: maybeText(100),
    csrf_token: maybeText(200),
    ...pass,
    bind_ticket: maybeText(100),
    /** The versions of user agreement and privacy policy that were ticked, where they were (`/account/consent_versions`). */
    agreement: maybe(int(1, 1_000_000)),
    privacy: maybe(int(1, 1_000_000)),
    /** Answers `former-account`: 1, the account is theirs, and they know a name in it; 0, it is another's. */
    is_former: maybe(int(0, 1)),
    former_name: maybeText(40),
  }),
  output: userInfo,
  refuses: {
    ...limits,
    blocked,
    'bad-ticket': '授权已过期，请返回重新授权登录',
    /** The code is right and stays good. Beside it `nickname` and since when there is the account, `opened_at`. */
    'former-account': '这个号码以前没有记区号，香港和澳门可能有同样的号码。请确认以前的账号是不是您的',
    'former-name': '这不是那个账号里的就诊人，请填写其中一位的姓名，或者选择不是我的',
    'former-tries': '姓名错得太多了，请明天再试，或联系客服',
    'bound-elsewhere': elsewhere,
    'wrong-code': '验证码不正确或已过期，请核对，或重新获取',
    'bad-csrf': '页面已过期，请刷新后再试',
  },
})

export const logout = call({
  method: 'POST',
  path: '/user/logout',
  summary: 'End the session of this key',
  owner: 'self',
  login: true,
  input: nothing(),
  output: z.object({}),
})

export const picCode = call({
  method: 'GET',
  path: '/user/picCode',
  summary: 'A sum in a picture, with its words for who cannot see it',
  owner: 'anyone',
  input: nothing(),
  output: seconds.extend({ captcha_id: z.string(), image: z.string(), text: z.string() }),
  refuses: { 'too-many': limits['too-many'] },
})

export const captcha = call({
  method: 'GET',
  path: '/user/captcha',
  summary: 'A puzzle for the phone: the SHA-256 of `riddle` and answer must begin with `bits` zero bits',
  owner: 'anyone',
  input: nothing(),
  output: seconds.extend({ captcha_id: z.string(), riddle: z.string(), bits: z.int() }),
  refuses: { 'too-many': limits['too-many'] },
})

export const checkCaptcha = call({
  method: 'POST',
  path: '/user/checkCaptcha',
  summary: 'Answer a challenge, once; right gives the pass that is sent as `pic_code`',
  owner: 'anyone',
  input: z.object({ captcha_id: text(100), captcha_code: text(100) }),
  output: seconds.extend({ ticket: z.string() }),
  refuses: { wrong: '没有答对，或题目已失效，请换一题再试' },
})

export const csrfToken = call({
  method: 'GET',
  path: '/sys/csrfToken',
  summary: "A token bound to the session, or to the visitor's address; checked where it is sent",
  owner: 'anyone',
  allowStaleKey: true,
  input: nothing(),
  output: seconds.extend({ csrf_token: z.string() }),
})

export const momentKey = call({
  method: 'POST',
  path: '/user/momentKey',
  summary: 'A key good for a moment and once: another window of the same person signs in by it',
  owner: 'self',
  login: true,
  input: nothing(),
  output: seconds.extend({ moment_key: z.string() }),
})

export const loginByMomentKey = call({
  method: 'GET',
  path: '/loginByMomentKey',
  summary: 'Sign in by a key that is good for a moment and once',
  owner: 'anyone',
  allowStaleKey: true,
  mutatingGet: true,
  input: z.object({ moment_key: text(100) }),
  output: userInfo,
  refuses: { blocked, 'bad-key': '登录链接已失效，请重新打开', 'too-many': limits['too-many'] },
})

export const loginByAppToken = call({
  method: 'GET',
  path: '/loginByAppToken',
  summary: 'Sign in by the token of the native app, text of more than 32 characters [X150]',
  owner: 'anyone',
  allowStaleKey: true,
  mutatingGet: true,
  input: z.object({ jstoken: shown.token }),
  output: userInfo,
  refuses: { ...byProvider, blocked, unbound },
})

export const loginByCode = call({
  method: 'GET',
  path: '/loginByCode',
  summary: 'Sign in by an authorization code of the messaging app',
  owner: 'anyone',
  allowStaleKey: true,
  mutatingGet: true,
  input: z.object({ code: text(500) }),
  output: userInfo,
  refuses: { ...byProvider, blocked, unbound },
})

export const thirdLogin = call({
  method: 'POST',
  path: '/account/v1/third-login',
  summary: 'Sign in by an authorization code of a city app; `channelId` tells which',
  owner: 'anyone',
  allowStaleKey: true,
  envelope: 'code',
  inQuery: ['channelId'],
  input: z.object({ channelId: int(1, 999_999_999), code: text(500), deviceNo: maybeText(100) }),
  output: userInfo,
  refuses: { ...byProvider, 'bad-code': failed, blocked, unbound },
})

export const reBindWxOpenId = call({
  method: 'POST',
  path: '/user/reBindWxOpenId',
  summary: 'Bind the person of the messaging app who shows this code, instead of the one before',
  owner: 'self',
  login: true,
  input: z.object({ code: text(500) }),
  output: z.object({ is_has_open_id: z.int() }),
  refuses: { ...byProvider, 'bound-elsewhere': '这个微信已绑定其他账号，请用那个账号登录' },
})

export const previewToken = call({
  method: 'POST',
  path: '/account/v1/token/refresh/preview',
  summary: 'A new key for the holder of this one; it opens nothing until it is confirmed',
  owner: 'self',
  login: true,
  envelope: 'code',
  inQuery: ['accessToken', 'channelId'],
  input: z.object({
    accessToken: text(200),
    channelId: int(1, 999_999_999),
    expireDays: maybe(int(1, REFRESH_DAYS)).transform((given) => given ?? REFRESH_DAYS),
  }),
  output: seconds.extend({ accessToken: z.string(), expireDays: z.int() }),
  refuses: { 'not-found': '登录状态已变化，请重新登录' },
})

export const confirmToken = call({
  method: 'POST',
  path: '/account/v1/token/refresh/confirm',
  summary: 'Let the new key take the place of `prevToken`, which opens nothing any more; twice is the same',
  owner: 'self',
  login: true,
  envelope: 'code',
  inQuery: ['accessToken', 'channelId'],
  input: z.object({ accessToken: text(200), channelId: int(1, 999_999_999), prevToken: text(200) }),
  output: z.object({ accessToken: z.string() }),
  refuses: { 'not-found': '登录状态已变化，请重新登录' },
})

export const sendCloudDepCode = call({
  method: 'POST',
  path: '/cloud_dep/send_code',
  summary: 'Send a code for the service of cloud departments',
  owner: 'anyone',
  idempotency: 'framework',
  runsJob: 'sms.send',
  input: z.object({ mobile: mobile(), ...pass }),
  output: seconds.extend({ wait_seconds: z.int() }),
  refuses: sending,
})
