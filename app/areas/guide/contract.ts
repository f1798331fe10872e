import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, maybeText, nothing, text, time } from '#kit/wire/fields.ts'

const methods = z.array(z.object({ jump_method: z.int() }))
const pageUrl = text(500)
/** What a browser calls itself: random, kept by it alone. */
const visitorId = maybe(z.string().regex(/^[\w-]{16,64}$/))
const marks = z.object({ ex: z.string(), cf: z.string() })

export const guideInfo = call({
  method: 'GET',
  path: '/guide_app/info',
  summary: 'The plan that leads from a page to the native app [X089]',
  owner: 'anyone',
  envelope: 'result_code',
  input: z.object({ page_url: pageUrl }),
  output: z.object({
    id: z.int(),
    plan_name: z.string(),
    tip_msg: z.string(),
    btn_name: z.string(),
    download_url: z.string(),
    is_index: flag(),
    status: z.int(),
    methods,
  }),
  refuses: { 'no-plan': '这个页面没有引导' },
})

export const pagePlans = call({
  method: 'GET',
  path: '/page_plan/search',
  summary: 'The plans of a page in this channel, and those of one hospital',
  owner: 'anyone',
  input: z.object({ page_url: pageUrl, unit_id: maybe(id()) }),
  output: z.object({ list: z.array(z.object({ id: z.int(), plan_name: z.string(), status: z.int(), methods })) }),
})

export const appDownloadUrl = call({
  method: 'GET',
  path: '/account/appdownloadurl',
  summary:
    "Where the native app is downloaded and opened, for the asker's channel and system; empty where there is none",
  owner: 'anyone',
  input: nothing(),
  output: z.object({
    system: z.enum(['android', 'ios', 'other']),
    download_url: z.string(),
    open_url: z.string(),
    android_url: z.string(),
    ios_url: z.string(),
  }),
})

export const addMark = call({
  method: 'GET',
  path: '/stat/addmark',
  summary: "Keep the mark that brought this visitor, and make the visit's own [X268]",
  owner: 'self',
  allowStaleKey: true,
  mutatingGet: true,
  input: z.object({ ex: text(100), visitor_id: visitorId }),
  output: marks,
})

export const deleteMark = call({
  method: 'GET',
  path: '/stat/delmark',
  summary: "Forget one of this visitor's marks",
  owner: 'self',
  allowStaleKey: true,
  mutatingGet: true,
  input: z.object({ key: z.enum(['cf', 'ex']), visitor_id: visitorId }),
  output: marks,
})

export const getMark = call({
  method: 'GET',
  path: '/stat/getmark',
  summary: "This visitor's marks, empty where they have none",
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ visitor_id: visitorId }),
  output: marks,
})

export const jsConfig = call({
  method: 'GET',
  path: '/sys/getjsconfig',
  summary: 'Sign an address of this installation for the functions of the messaging app',
  owner: 'anyone',
  input: z.object({ url: text(2_000) }),
  output: z.object({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() }),
  refuses: {
    'foreign-url': '只能为本站的页面签名',
    unavailable: '暂时拿不到签名，分享等功能稍后可用',
  },
})

export const appEncrypt = call({
  method: 'GET',
  path: '/sys/appencrypt',
  summary: 'Encrypt a value for the native app (AES-256-GCM)',
  owner: 'anyone',
  input: z.object({ data: text(2_000) }),
  output: z.object({ value: z.string() }),
  refuses: { unavailable: '还没有接入 App，无法加密' },
})

export const publicSettings = call({
  method: 'GET',
  path: '/patient_wechat/v1/config/get_no_auth',
  summary: "Public settings of the messaging app's account, all or one",
  owner: 'anyone',
  input: z.object({ key: maybeText(40) }),
  output: z.object({ config: z.record(z.string(), z.string()) }),
  refuses: { 'not-found': '没有这项公开设置' },
})

export const hostSettings = call({
  method: 'GET',
  path: '/host/settings',
  summary:
    "What pages need of the apps around them: their scripts, the brand names, and the city app's doors; '' where not configured",
  owner: 'anyone',
  input: nothing(),
  output: z.object({
    scripts: z.object({ messaging: z.string(), payment: z.string(), city: z.string() }),
    brand: z.string(),
    city_brand: z.string(),
    city_open_url: z.string(),
    city_android_url: z.string(),
    city_ios_url: z.string(),
  }),
})

export const cityStart = call({
  method: 'GET',
  path: '/host/city_start',
  summary: "What the city app's script is initialised with: its platform's code for one page",
  owner: 'anyone',
  input: nothing(),
  output: z.object({ app_id: z.string(), init_code: z.string() }),
  refuses: { unavailable: '10001-初始化失败!' },
})

export const callKey = call({
  method: 'POST',
  path: '/app/callKey',
  summary: 'Fill in a stored template that opens a place in the native app; the key that opens it once',
  owner: 'anyone',
  input: z.object({ template: text(60), cid: maybe(int(0, 999_999_999)), args: maybeText(2_000) }),
  output: z.object({ key: z.string(), end_time: time() }),
  refuses: {
    'not-found': '没有这个跳转模板',
    'bad-args': '跳转参数无法识别，请用 JSON 给出每一项',
    'args-missing': '跳转参数不完整',
  },
})

export const takeCall = call({
  method: 'POST',
  path: '/app/takeCall',
  summary: 'What a call key opens: the native app asks, once',
  owner: 'anyone',
  input: z.object({ key: text(100) }),
  output: z.object({ url: z.string(), cid: z.int() }),
  refuses: { 'not-found': '这个链接已经用过或过期了，请回到网页重新打开' },
})
