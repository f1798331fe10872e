import { hostFaults, type Played, playedHosts } from '#kit/bridge/played-host.ts'
import type { Chosen } from './use-played-phone.ts'

/** The hosts as people call them, and the version that each is played in unless another is chosen. */
export const hostNames: Readonly<Record<Played['host'], { text: string; version: string }>> = {
  'patient-app': { text: '患者 App', version: '6.6.4' },
  'doctor-app': { text: '医生 App', version: '6.6.4' },
  'messaging-mini-program': { text: '微信小程序', version: '' },
  'payment-mini-program': { text: '支付宝小程序', version: '' },
  'city-app': { text: '城市政务 App', version: '5.2.0' },
  'harmony-app': { text: '鸿蒙 App', version: '1.0.3' },
  'messaging-browser': { text: '微信内浏览器', version: '' },
  browser: { text: '普通浏览器', version: '' },
}

/** Old versions of the two native apps, and today's. */
export const versions = ['6.0.8', '6.1.0', '6.1.1', '6.6.4'] as const

/** Faults as people call them. */
export const faultNames: Readonly<Record<Played['fault'], string>> = {
  none: '一切正常',
  'no-token': '没有 token',
  'short-token': 'token 只有 32 位',
  silent: '桥不回答',
  rubbish: '桥乱回答',
}

const oneOf = <T extends string>(value: string | null, allowed: readonly T[], usual: T): T =>
  allowed.find((one) => one === value) ?? usual

/** What an address chooses; nonsense in it chooses nothing. */
export const readChosen = (query: URLSearchParams): Chosen => {
  const host = oneOf(query.get('host'), playedHosts, 'patient-app')
  const version = query.get('version') ?? ''
  const path = query.get('path') ?? '/'
  return {
    host,
    system: oneOf(query.get('system'), ['android', 'ios'], 'android'),
    version: /^\d+(\.\d+){0,3}$/.test(version) ? version : hostNames[host].version,
    fault: oneOf(query.get('fault'), hostFaults, 'none'),
    pays: oneOf(query.get('pays'), ['paid', 'failed', 'cancelled'], 'paid'),
    path: /^\/(?![/\\])/.test(path) ? path : '/',
    person: query.get('person')?.slice(0, 50) || 'xiaoming',
    asVisitor: query.get('signed') === 'new',
  }
}

/** Whether the host has versions that the specification tells apart. */
export const hasOldVersions = (host: Played['host']): boolean => host === 'patient-app' || host === 'doctor-app'
