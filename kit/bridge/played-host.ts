import type { Host } from './detect.ts'

/** The seven hosts, and the messaging app's browser, which is a browser with functions of its own. */
export const playedHosts = [
  'patient-app',
  'doctor-app',
  'messaging-mini-program',
  'payment-mini-program',
  'city-app',
  'harmony-app',
  'browser',
  'messaging-browser',
] as readonly (Host | 'messaging-browser')[]

/** How a host may misbehave. */
export const hostFaults = ['none', 'no-token', 'short-token', 'silent', 'rubbish'] as const

/** A host as it is to be played. */
export interface Played {
  host: (typeof playedHosts)[number]
  system: 'android' | 'ios'
  /** Of the app, dotted numbers. */
  version: string
  fault: (typeof hostFaults)[number]
  /** What it shows for who uses it: a native app's token, a city app's code. */
  shows: string
  /** How its cashier ends. */
  pays: 'paid' | 'failed' | 'cancelled'
}

/** Something that a page asked of a played host. */
export interface Heard {
  method: string
  params: unknown
  /** What the host answered; undefined where it stayed silent. */
  answer?: unknown
}

/** What happens around a played host. */
export interface Audience {
  /** Hears everything that the page asks. */
  tell: (heard: Heard) => void
  /** Its cashier takes the money for a payment of that number. */
  takeMoney: (outTradeNo: string) => Promise<unknown>
}

/** The user agent of a played host. */
export const userAgentOf = ({ host, system, version }: Pick<Played, 'host' | 'system' | 'version'>): string => {
  const phone =
    system === 'ios'
      ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
      : 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'
  const marks: Record<Played['host'], string> = {
    'patient-app': ` YiluPatient/${version}`,
    'doctor-app': ` YiluDoctor/${version}`,
    'harmony-app': ` YiluHarmony/${version}`,
    'city-app': ` iShenzhen/${version}`,
    'messaging-mini-program': ' MicroMessenger/8.0.50 miniProgram/wx0123',
    'payment-mini-program': ' AlipayClient/10.6 MiniProgram',
    'messaging-browser': ' MicroMessenger/8.0.50',
    browser: '',
  }
  return phone + marks[host]
}

/**
 * Plays a host around a page: puts its bridge or its script into the page's window before the page asks for it. Its
 * source is also printed into pages that a test opens, so it names nothing outside of itself.
 */
export function playHost(page: Window, played: Played, { tell, takeMoney }: Audience): void {
  const { host, system, fault, shows, pays, version } = played
  const here = { lat: 22.5431, lng: 114.0579 }
  const any = page as unknown as Record<string, unknown>
  const say = (method: string, params: unknown, answer?: unknown) =>
    tell(answer === undefined ? { method, params } : { method, params, answer })

  const tokens: Record<string, string> = { 'no-token': '', 'short-token': 'a'.repeat(32) }
  const pay = async (outTradeNo: unknown) => {
    if (pays === 'paid') await takeMoney(String(outTradeNo))
    return { state: pays }
  }
  const native: Record<string, (params: Record<string, unknown>) => unknown> = {
    who: () => ({ version, cid: 31 }),
    token: () => ({ jstoken: tokens[fault] ?? shows }),
    position: () => ({ ...here, system: 'gcj02', area_code: 440300, city_name: '深圳' }),
    pay: ({ out_trade_no }) => pay(out_trade_no),
    scan: () => ({ text: 'YILU-SCAN-0001' }),
    advert: () => ({ id: 'host-advert-1', title: '应用里的广告', text: '由应用自己展示', topics: [] }),
  }
  const answerNative = async (text: string) => {
    const { id, method, params } = JSON.parse(text) as { id: number; method: string; params: Record<string, unknown> }
    const answer = (given: unknown) => {
      say(method, params, given)
      ;(any.onYiluBridge as (given: unknown) => void)(given)
    }
    if (fault === 'silent') return say(method, params)
    if (fault === 'rubbish') {
      answer('{{ not json')
      return answer({ id, ok: true, data: 'rubbish' })
    }
    answer(JSON.stringify({ id, ok: true, data: (await native[method]?.(params)) ?? {} }))
  }
  const bridge = { postMessage: (text: string) => void Promise.resolve().then(() => answerNative(text)) }

  type Calling = { success?: (given: unknown) => void }
  /** A function of a script: told, then answered by its own `success`. */
  const calls = (method: string, answer: () => unknown) => (options: Record<string, unknown> & Calling) => {
    const params = Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => typeof value !== 'function'))
    if (fault === 'silent') return say(method, params)
    const given = fault === 'rubbish' ? 'rubbish' : answer()
    say(method, params, given)
    Promise.resolve().then(() => options?.success?.(given))
  }
  const none = () => ({})
  const program = {
    navigateTo: calls('navigateTo', none),
    navigateBack: calls('navigateBack', none),
    postMessage: calls('postMessage', none),
  }
  const place = () => ({ latitude: here.lat, longitude: here.lng })
  const wx = {
    config: calls('config', none),
    ready: (then: () => void) => fault !== 'silent' && Promise.resolve().then(then),
    error: () => undefined,
    updateAppMessageShareData: calls('updateAppMessageShareData', none),
    updateTimelineShareData: calls('updateTimelineShareData', none),
    hideMenuItems: calls('hideMenuItems', none),
    showMenuItems: calls('showMenuItems', none),
    getLocation: calls('getLocation', place),
    scanQRCode: calls('scanQRCode', () => ({ resultStr: 'YILU-SCAN-0001' })),
    closeWindow: () => say('closeWindow', {}, {}),
    miniProgram: program,
  }
  type Then = (answer: unknown) => void
  const city = (method: string, data: () => unknown) => (asked: unknown, then: Then) => {
    if (fault === 'silent') return say(method, asked)
    const refused = method === 'userAuth' && fault === 'no-token'
    const answer = refused ? { code: -1 } : { code: fault === 'rubbish' ? 'rubbish' : 0, data: data() }
    say(method, asked, answer)
    Promise.resolve().then(() => then?.(answer))
  }
  const sc = {
    config: (config: unknown) => say('config', config, {}),
    ready: wx.ready,
    error: () => undefined,
    userAuth: city('userAuth', () => ({ requestCode: shows })),
    gps: (then: Then) => city('gps', place)({}, then),
    close: () => say('close', {}, {}),
    share: city('share', none),
    scan: (then: Then) => city('scan', () => ({ text: fault === 'rubbish' ? 7 : 'YILU-SCAN-0001' }))({}, then),
  }

  if (host === 'messaging-browser' || host === 'messaging-mini-program') any.wx = wx
  if (host === 'payment-mini-program') any.my = { ...program, getLocation: wx.getLocation }
  if (host === 'city-app') any.sc = sc
  if (host === 'harmony-app' || host === 'patient-app' || host === 'doctor-app')
    if (system === 'ios' && host !== 'harmony-app') any.webkit = { messageHandlers: { YiluBridge: bridge } }
    else any.YiluBridge = bridge
}
