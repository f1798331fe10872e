import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetHost, hostBridge } from './bridge.ts'
import type { PayOrder } from './host-bridge.ts'
import { type HostWays, speakBy } from './host-ways.ts'
import { readAdvert } from './hosts/native-advert.ts'
import type { PlaceSource } from './place-source.ts'
import { type Heard, type Played, playedHosts, playHost, userAgentOf } from './played-host.ts'

const TOKEN = 't'.repeat(43)
const order: PayOrder = { outTradeNo: 'p1', orderIds: ['o1', 'o2'], amountYuan: '10.00', title: '挂号' }
const share = { title: '医路', desc: '在医路挂号', link: 'https://m.example/x', imgUrl: 'https://m.example/i.png' }

let heard: Heard[]
let log: ReturnType<typeof vi.fn<HostWays['log']>>
let ways: HostWays

beforeEach(() => {
  heard = []
  log = vi.fn<HostWays['log']>()
  ways = {
    scriptOf: async () => '',
    log,
    sign: async (url) => ({ appId: 'wx', timestamp: 1, nonceStr: 'n', signature: url }),
    cityStart: async () => ({ appId: 'city', initCode: 'i' }),
    cityBrand: async (text) => text.replaceAll('医路', 'i深圳'),
  }
  speakBy(async () => ways)
  vi.stubGlobal('location', { href: 'https://m.example/now#x' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The bridge of a page that stands in such a host. */
const inside = (given: Partial<Played> & Pick<Played, 'host'>, isThere = true) => {
  const played: Played = { system: 'android', version: '6.6.4', fault: 'none', shows: TOKEN, pays: 'paid', ...given }
  const window = {} as Window
  if (isThere) playHost(window, played, { tell: (one) => heard.push(one), takeMoney: async () => undefined })
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', { userAgent: userAgentOf(played) })
  forgetHost()
  return hostBridge()
}
const asked = () => heard.map(({ method }) => method)
const sourceOf = async (host: Played['host'], more: Partial<Played> = {}): Promise<PlaceSource | undefined> => {
  const { places } = await inside({ host, ...more })
  return places.nativeApp ?? places.cityApp ?? places.embedded?.[0]
}

test.each(playedHosts)('in %s every question has an answer, and none throws or waits for ever', async (host) => {
  vi.useFakeTimers()
  for (const fault of ['none', 'silent', 'rubbish'] as const)
    for (const isThere of [true, false]) {
      const bridge = await inside({ host, fault }, isThere)
      const answers = Promise.all([
        bridge.token(),
        bridge.channel(),
        bridge.pay(order),
        bridge.offerShare({ ...share }),
        bridge.offerShare(null),
        bridge.openPage({ name: 'health-goods', params: {} }),
        bridge.login(),
        bridge.pauseAudio(),
        bridge.scan(),
        bridge.setTitle('题'),
        bridge.close(),
      ])
      await vi.advanceTimersByTimeAsync(15 * 60_000)
      const [token, channel, paid, , , , , , scanned] = await answers
      if (fault === 'none' && isThere) continue
      expect([token, channel, scanned], `${fault} ${isThere}`).toEqual([null, undefined, null])
      expect(['not-here', 'unanswered', 'failed', 'opened']).toContain(paid)
      if (!isThere) expect(paid).toBe('not-here')
    }
})

test('what an app answers is used: token, channel, position, scan; what it is asked has its parameters', async () => {
  for (const host of ['patient-app', 'doctor-app', 'harmony-app'] as const)
    for (const system of ['android', 'ios'] as const) {
      heard = []
      const bridge = await inside({ host, system })
      expect(await bridge.token()).toBe(TOKEN)
      expect(await bridge.channel()).toBe(31)
      expect(await bridge.scan()).toBe('YILU-SCAN-0001')
      expect(await bridge.pay(order)).toBe('paid')
      expect(await bridge.login()).toBe(true)
      await bridge.setTitle('预约')
      expect(heard.find(({ method }) => method === 'pay')?.params).toEqual({
        out_trade_no: 'p1',
        order_ids: 'o1,o2',
        pay_amount: '10.00',
        title: '挂号',
      })
      expect(heard.at(-1)).toMatchObject({ method: 'title', params: { title: '预约' } })
      expect(await (await sourceOf(host, { system }))?.find()).toMatchObject({ lat: 22.5431, system: 'gcj02' })
      expect(log).not.toHaveBeenCalled()
    }
})

test('a token of 32 characters is none, and that is logged [X150]', async () => {
  expect(await (await inside({ host: 'patient-app', fault: 'short-token' })).token()).toBeNull()
  expect(log.mock.calls.map(([fault, method]) => [fault, method])).toEqual([['rubbish', 'token']])
  expect(await (await inside({ host: 'patient-app', fault: 'no-token' })).token()).toBeNull()
})

test('a bridge that never answers is given a second, is logged, and the product’s own cashier takes the money', async () => {
  vi.useFakeTimers()
  const bridge = await inside({ host: 'patient-app', fault: 'silent' })
  const token = bridge.token()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await token).toBeNull()
  const paid = bridge.pay(order)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await paid).toBe('not-here')
  expect(log.mock.calls.map(([fault]) => fault)).toEqual(['unanswered', 'unanswered'])
})

test('an app below 6.1.0 cannot pay, one at 6.0.8 or below cannot share, and the bridge is not asked [X213] [X214]', async () => {
  for (const host of ['patient-app', 'doctor-app'] as const)
    for (const [version, pays, shares] of [
      ['6.0.8', 'too-old', 'too-old'],
      ['6.0.9', 'too-old', 'offered'],
      ['6.1.0', 'paid', 'offered'],
      ['6.10.0', 'paid', 'offered'],
    ] as const) {
      heard = []
      const bridge = await inside({ host, version })
      expect([await bridge.pay(order), await bridge.offerShare(share)], version).toEqual([pays, shares])
      expect([asked().includes('pay'), asked().includes('share')]).toEqual([pays === 'paid', shares === 'offered'])
    }
  expect(await (await inside({ host: 'harmony-app', version: '1.0.3' })).pay(order)).toBe('paid')
})

test('goods open natively from 6.1.2 on, a doctor on Android from 6.6.4 on, before that by the older call [X215] [X216]', async () => {
  const opened = async (name: string, version: string, system: Played['system']) => {
    heard = []
    const isOpen = await (await inside({ host: 'patient-app', version, system })).openPage({
      name,
      params: { id: '7' },
    })
    return isOpen ? asked() : []
  }
  for (const system of ['android', 'ios'] as const) {
    expect(await opened('health-goods', '6.1.1', system)).toEqual([])
    expect(await opened('health-goods', '6.1.2', system)).toEqual(['openPage'])
  }
  expect(await opened('doctor-home', '6.6.3', 'android')).toEqual(['openDoctor'])
  expect(await opened('doctor-home', '6.6.4', 'android')).toEqual(['openPage'])
  expect(await opened('doctor-home', '6.6.4', 'ios')).toEqual([])
  expect(await opened('toString', '6.6.4', 'android')).toEqual([])
})

test('how the app’s cashier ends is told as it says it [X166]', async () => {
  for (const pays of ['paid', 'failed', 'cancelled'] as const)
    expect(await (await inside({ host: 'patient-app', pays })).pay(order)).toBe(pays)
})

test('a mini-program opens its payment page; pay method 28, or 0 where nothing is to pay [X167]', async () => {
  for (const host of ['messaging-mini-program', 'payment-mini-program'] as const)
    for (const [amountYuan, method] of [
      ['10.00', '28'],
      ['0.00', '0'],
    ] as const) {
      heard = []
      expect(await (await inside({ host })).pay({ ...order, amountYuan })).toBe('opened')
      const url = new URL(String(Object(heard.at(-1)?.params).url), 'https://mini')
      expect(Object.fromEntries(url.searchParams)).toEqual({
        order_ids: 'o1,o2',
        out_trade_no: 'p1',
        pay_method: method,
      })
    }
})

test('what is shared reaches the host in its own way, and null takes it away', async () => {
  const offered = async (host: Played['host'], options: typeof share | null) => {
    heard = []
    return [await (await inside({ host })).offerShare(options), asked().filter((method) => method !== 'config')]
  }
  expect(await offered('patient-app', share)).toEqual(['offered', ['share']])
  expect(await offered('messaging-browser', share)).toEqual([
    'offered',
    ['showMenuItems', 'updateAppMessageShareData', 'updateTimelineShareData'],
  ])
  expect(await offered('messaging-browser', null)).toEqual(['offered', ['hideMenuItems']])
  expect(await offered('messaging-mini-program', share)).toEqual(['offered', ['postMessage']])
  expect(await offered('payment-mini-program', share)).toEqual(['offered', ['postMessage']])
  expect(await offered('browser', share)).toEqual(['not-here', []])
})

test('the city app’s brand name stands in what is shared from it, and in no other host [X245]', async () => {
  await (await inside({ host: 'city-app' })).offerShare(share)
  expect(heard.at(-1)).toMatchObject({ method: 'share', params: { title: 'i深圳', desc: '在i深圳挂号' } })
  await (await inside({ host: 'patient-app' })).offerShare(share)
  expect(heard.at(-1)).toMatchObject({ method: 'share', params: { options: share } })
})

test('without its bridge, without leave, without its code the city app says so in its own words [X290]', async () => {
  const codeIn = async (played: Partial<Played>, isThere = true) =>
    (await inside({ host: 'city-app', ...played }, isThere)).cityCode?.()
  expect(await codeIn({})).toBe(TOKEN)
  await expect(codeIn({}, false)).rejects.toThrow('不在i深圳APP里面')
  await expect(codeIn({ fault: 'no-token' })).rejects.toThrow('用户未授权或未登录i深圳')
  await expect(codeIn({ fault: 'rubbish' })).rejects.toThrow('用户未授权或未登录i深圳')
  ways.cityStart = async () => Promise.reject(new Error('down'))
  await expect(codeIn({})).rejects.toThrow('10001-初始化失败!')
})

test('the messaging app signs the landing address on iOS and the shown one on Android, each once', async () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'https://m.example/landing?cid=23#y' }] })
  const signed = async (system: Played['system']) => {
    heard = []
    const bridge = await inside({ host: 'messaging-browser', system })
    await bridge.offerShare(share)
    await bridge.scan()
    vi.stubGlobal('location', { href: 'https://m.example/later' })
    await bridge.offerShare(share)
    vi.stubGlobal('location', { href: 'https://m.example/now' })
    return heard.flatMap(({ method, params }) =>
      method === 'config' ? [(params as { signature: string }).signature] : [],
    )
  }
  expect(await signed('ios')).toEqual(['https://m.example/landing?cid=23'])
  expect(await signed('android')).toEqual(['https://m.example/now', 'https://m.example/later'])
})

test('each app around the page says where it is, in the system of its maps', async () => {
  for (const host of ['city-app', 'messaging-browser', 'messaging-mini-program', 'payment-mini-program'] as const)
    expect(await (await sourceOf(host))?.find(), host).toMatchObject({ lat: 22.5431, lng: 114.0579, system: 'gcj02' })
  for (const host of playedHosts.filter((one) => one !== 'browser'))
    await expect((await sourceOf(host, { fault: 'rubbish' }))?.find(), host).rejects.toThrow()
})

test('an app of 6.7.0 shows an advert of its own and hears what became of it; older ones and hosts without are not asked', async () => {
  for (const [host, version] of [
    ['patient-app', '6.6.9'],
    ['browser', ''],
    ['payment-mini-program', ''],
  ] as const) {
    const { advert } = await inside({ host, version })
    expect(await advert(), host).toBeNull()
  }
  expect(asked()).not.toContain('advert')
  const { advert, advertDone } = await inside({ host: 'patient-app', version: '6.7.0' })
  expect(await advert()).toMatchObject({ id: 'host-advert-1', title: '应用里的广告', picture: '', topics: [] })
  await advertDone('host-advert-1', 'click')
  expect(heard.at(-1)).toMatchObject({ method: 'advertDone', params: { id: 'host-advert-1', act: 'click' } })
})

test.each([
  [
    { id: 'a', title: '题', picture: 'https://a.example/x.png', topics: ['1'] },
    { picture: '', topics: undefined },
  ],
  [{ id: 'a', title: '题', picture: 'data:image/svg+xml;base64,AAAA' }, { picture: '' }],
  [{ id: 'a', title: '题', picture: 'data:image/png;base64,AAAA', topics: [1, 2] }, { topics: [1, 2] }],
])('of an advert that an app tells %j only what fits is believed', (answer, read) => {
  expect(readAdvert(answer)).toMatchObject(read)
})

test.each([
  { id: 7, title: '题' },
  { id: 'a', title: '' },
  { id: 'a', title: '字'.repeat(31) },
])('what is no advert is none: %j', (answer) => {
  expect(readAdvert(answer)).toBeUndefined()
})
