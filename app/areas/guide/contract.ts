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
  does: 'The plan that leads from a page to the native app [X089]',
  owner: 'anyone',
  envelope: 'result_code',
  ask: z.object({ page_url: pageUrl }),
  reply: z.object({
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
  does: 'The plans of a page in this channel, and those of one hospital',
  owner: 'anyone',
  ask: z.object({ page_url: pageUrl, unit_id: maybe(id()) }),
  reply: z.object({ list: z.array(z.object({ id: z.int(), plan_name: z.string(), status: z.int(), methods })) }),
})

export const appDownloadUrl = call({
  method: 'GET',
  path: '/account/appdownloadurl',
  does: "Where the native app is downloaded and opened, for the asker's channel and system; empty where there is none",
  owner: 'anyone',
  ask: nothing(),
  reply: z.object({
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
  does: "Keep the mark that brought this visitor, and make the visit's own [X268]",
  owner: 'self',
  forgiving: true,
  acts: true,
  ask: z.object({ ex: text(100), visitor_id: visitorId }),
  reply: marks,
})

export const deleteMark = call({
  method: 'GET',
  path: '/stat/delmark',
  does: "Forget one of this visitor's marks",
  owner: 'self',
  forgiving: true,
  acts: true,
  ask: z.object({ key: z.enum(['cf', 'ex']), visitor_id: visitorId }),
  reply: marks,
})

export const getMark = call({
  method: 'GET',
  path: '/stat/getmark',
  does: "This visitor's marks, empty where he has none",
  owner: 'self',
  forgiving: true,
  ask: z.object({ visitor_id: visitorId }),
  reply: marks,
})

export const jsConfig = call({
  method: 'GET',
  path: '/sys/getjsconfig',
  does: 'Sign an address of this installation for the functions of the messaging app',
  owner: 'anyone',
  ask: z.object({ url: text(2_000) }),
  reply: z.object({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() }),
  refuses: {
    'foreign-url': '只能为本站的页面签名',
    unavailable: '暂时拿不到签名，分享等功能稍后可用',
  },
})

export const appEncrypt = call({
  method: 'GET',
  path: '/sys/appencrypt',
  does: 'Encrypt a value for the native app (AES-256-GCM)',
  owner: 'anyone',
  ask: z.object({ data: text(2_000) }),
  reply: z.object({ value: z.string() }),
  refuses: { unavailable: '还没有接入 App，无法加密' },
})

export const publicSettings = call({
  method: 'GET',
  path: '/patient_wechat/v1/config/get_no_auth',
  does: "Public settings of the messaging app's account, all or one",
  owner: 'anyone',
  ask: z.object({ key: maybeText(40) }),
  reply: z.object({ config: z.record(z.string(), z.string()) }),
  refuses: { 'not-found': '没有这项公开设置' },
})

export const hostSettings = call({
  method: 'GET',
  path: '/host/settings',
  does: "What pages need of the apps around them: their scripts, the brand names, and the city app's doors; '' where not configured",
  owner: 'anyone',
  ask: nothing(),
  reply: z.object({
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
  does: "What the city app's script is initialised with: its platform's code for one page",
  owner: 'anyone',
  ask: nothing(),
  reply: z.object({ app_id: z.string(), init_code: z.string() }),
  refuses: { unavailable: '10001-初始化失败!' },
})

export const callKey = call({
  method: 'POST',
  path: '/app/callKey',
  does: 'Fill in a stored template that opens a place in the native app; the key that opens it once',
  owner: 'anyone',
  ask: z.object({ template: text(60), cid: maybe(int(0, 999_999_999)), args: maybeText(2_000) }),
  reply: z.object({ key: z.string(), end_time: time() }),
  refuses: {
    'not-found': '没有这个跳转模板',
    'bad-args': '跳转参数无法识别，请用 JSON 给出每一项',
    'args-missing': '跳转参数不完整',
  },
})

export const takeCall = call({
  method: 'POST',
  path: '/app/takeCall',
  does: 'What a call key opens: the native app asks, once',
  owner: 'anyone',
  ask: z.object({ key: text(100) }),
  reply: z.object({ url: z.string(), cid: z.int() }),
  refuses: { 'not-found': '这个链接已经用过或过期了，请回到网页重新打开' },
})
