import type { Environment } from '../detect.ts'
import type { HostWays } from '../host-ways.ts'
import type { PlaceSource } from '../place-source.ts'
import type { ShareOptions } from '../share-options.ts'
import { type Calling, called } from './calling.ts'
import { foundPlace } from './found-place.ts'
import { loadScript } from './load-script.ts'
import type { MiniProgram } from './mini-program.ts'

/** The functions of the messaging app's script that we use, as its public documentation has them. */
export interface MessagingScript {
  config: (config: Record<string, unknown>) => void
  ready: (then: () => void) => void
  error: (then: (error: unknown) => void) => void
  updateAppMessageShareData: (
    options: { title: string; desc: string; link: string; imgUrl: string } & Calling<unknown>,
  ) => void
  updateTimelineShareData: (options: { title: string; link: string; imgUrl: string } & Calling<unknown>) => void
  hideMenuItems: (options: { menuList: readonly string[] } & Calling<unknown>) => void
  showMenuItems: (options: { menuList: readonly string[] } & Calling<unknown>) => void
  getLocation: (options: { type: 'gcj02' } & Calling<{ latitude: unknown; longitude: unknown }>) => void
  scanQRCode: (options: { needResult: 1 } & Calling<{ resultStr: unknown }>) => void
  closeWindow: () => void
  miniProgram: MiniProgram
}

declare global {
  interface Window {
    wx?: MessagingScript
  }
}

const jsApiList = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideMenuItems',
  'showMenuItems',
  'getLocation',
  'scanQRCode',
  'closeWindow',
]
const menuList = ['menuItem:share:appMessage', 'menuItem:share:timeline']

/** A person looks for what is to be scanned. */
export const SCAN_MS = 300_000

/** The script, loaded when it is first needed. */
export const messagingScript = async (ways: () => Promise<HostWays>): Promise<MessagingScript> => {
  if (!window.wx) await loadScript(await (await ways()).scriptOf('messaging'))
  if (!window.wx) throw new Error('the script brought nothing')
  return window.wx
}

/** iOS checks the address that was opened first, Android the one that is shown. */
const addressToSign = ({ system }: Environment): string => {
  const [landing] = performance.getEntriesByType('navigation')
  return (system === 'ios' && landing?.name ? landing.name : location.href).replace(/#.*$/, '')
}

/** The functions that need a signature: signs each address once, and waits until the app has taken it. */
export const signedScript = (environment: Environment, ways: () => Promise<HostWays>) => {
  let signed: { url: string; script: Promise<MessagingScript> } | undefined
  return (): Promise<MessagingScript> => {
    const url = addressToSign(environment)
    if (signed?.url === url) return signed.script
    const script = configure(url, ways)
    signed = { url, script }
    script.catch(() => {
      if (signed?.script === script) signed = undefined
    })
    return script
  }
}

const configure = async (url: string, ways: () => Promise<HostWays>): Promise<MessagingScript> => {
  const [wx, signature] = await Promise.all([messagingScript(ways), ways().then(({ sign }) => sign(url))])
  return new Promise((resolve, reject) => {
    wx.config({ debug: false, ...signature, jsApiList })
    wx.error(reject)
    wx.ready(() => resolve(wx))
  })
}

/** Where the phone is, in the system of Chinese maps. */
export const messagingPlace = (script: () => Promise<MessagingScript>): PlaceSource => ({
  name: 'messaging',
  find: async () => {
    const wx = await script()
    const { latitude, longitude } = await called<{ latitude: unknown; longitude: unknown }>((calling) =>
      wx.getLocation({ type: 'gcj02', ...calling }),
    )
    return foundPlace(latitude, longitude)
  },
})

/** What was scanned. */
export const messagingScan = async (script: () => Promise<MessagingScript>): Promise<string | null> => {
  const wx = await script()
  const { resultStr } = await called<{ resultStr: unknown }>((calling) => wx.scanQRCode({ needResult: 1, ...calling }))
  return typeof resultStr === 'string' && resultStr !== '' ? resultStr : null
}

/** Puts what is shared into the app's menu, or takes sharing out of it. */
export const messagingShare = async (wx: MessagingScript, options: ShareOptions | null): Promise<'offered'> => {
  if (options === null) {
    wx.hideMenuItems({ menuList })
    return 'offered'
  }
  const { title, desc, link, imgUrl } = options
  wx.showMenuItems({ menuList })
  await Promise.all([
    called((calling) => wx.updateAppMessageShareData({ title, desc, link, imgUrl, ...calling })),
    called((calling) => wx.updateTimelineShareData({ title, link, imgUrl, ...calling })),
  ])
  return 'offered'
}
