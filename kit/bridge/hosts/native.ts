import { isBridgeToken } from '#kit/check/bridge-token.ts'
import { isAtLeast } from '#kit/check/version.ts'
import type { Environment } from '../detect.ts'
import type { HostBridge, HostPage, PayOutcome } from '../host-bridge.ts'
import type { HostWays } from '../host-ways.ts'
import type { FoundPlace, PlaceSource } from '../place-source.ts'
import { foundPlace } from './found-place.ts'
import { readAdvert } from './native-advert.ts'
import { type NativeMethod, sinceVersion } from './native-methods.ts'
import { BridgeTrouble, callApp } from './native-wire.ts'

type Answer = Readonly<Record<string, unknown>>
type Ways = () => Promise<HostWays>

/** What the native apps share: their bridge, asked within its time limits, its answers believed only as far as they fit. */
export const nativeBridge = (environment: Environment, ways: Ways, isOldOnes = true): Partial<HostBridge> => {
  const can = (method: NativeMethod) => {
    const since = isOldOnes ? sinceVersion[method] : undefined
    return since === undefined || isAtLeast(environment.version ?? '', since)
  }
  /** Null where nothing came of it. */
  const callApi = async (method: NativeMethod, params: Answer = {}): Promise<Answer | null> => {
    try {
      return await callApp(method, params)
    } catch (error) {
      await note(ways, method, error)
      return null
    }
  }
  const done = async (method: NativeMethod, params: Answer = {}) => (await callApi(method, params)) !== null
  const rubbish = async (method: NativeMethod) => {
    await note(ways, method, new BridgeTrouble('rubbish'))
    return null
  }

  return {
    token: async () => {
      const answer = await callApi('token')
      if (answer === null) return null
      return isBridgeToken(answer.jstoken) ? answer.jstoken : rubbish('token')
    },
    channel: async () => {
      const cid = Number((await callApi('who'))?.cid)
      return Number.isInteger(cid) && cid > 0 && cid <= 999_999_999 ? cid : undefined
    },
    pay: async (order) => {
      if (!can('pay')) return 'too-old'
      // A person may take minutes to pay: whether anybody is there at all is asked first.
      if ((await callApi('who')) === null) return 'not-here'
      const { outTradeNo, orderIds, amountYuan, title } = order
      return payOutcome(() =>
        callApp('pay', { out_trade_no: outTradeNo, order_ids: orderIds.join(','), pay_amount: amountYuan, title }),
      ).catch(async (error) => {
        await note(ways, 'pay', error)
        return troubleOutcome(error)
      })
    },
    offerShare: async (options) => {
      if (!can('share')) return 'too-old'
      return (await done('share', { options })) ? 'offered' : 'not-here'
    },
    login: () => done('login'),
    pauseAudio: async () => void (await callApi('pauseAudio')),
    scan: async () => {
      if ((await callApi('who')) === null) return null
      const answer = await callApi('scan')
      if (answer === null) return null
      return typeof answer.text === 'string' && answer.text !== '' ? answer.text : rubbish('scan')
    },
    advert: async () => {
      const answer = can('advert') ? await callApi('advert') : null
      // An app that has none today says nothing of one.
      if (answer === null || !('id' in answer)) return null
      return readAdvert(answer) ?? rubbish('advert')
    },
    advertDone: async (id, act) => void (can('advertDone') && (await callApi('advertDone', { id, act }))),
    setTitle: async (title) => void (await callApi('title', { title })),
    close: () => done('close'),
  }
}

const note = async (ways: Ways, method: string, error: unknown) => {
  try {
    ;(await ways()).log(error instanceof BridgeTrouble ? error.fault : 'rubbish', method, error)
  } catch {
    // Who cannot be told is not told.
  }
}

const payOutcome = async (pay: () => Promise<Answer>): Promise<PayOutcome> => {
  const { state } = await pay()
  if (state === 'paid' || state === 'cancelled' || state === 'failed') return state
  throw new BridgeTrouble('rubbish', String(state))
}

/** A bridge that refuses has failed; of one that is silent or confused nobody knows; without one our own cashier helps. */
const troubleOutcome = (error: unknown): PayOutcome => {
  const fault = error instanceof BridgeTrouble ? error.fault : 'rubbish'
  if (fault === 'missing') return 'not-here'
  return fault === 'refused' ? 'failed' : 'unanswered'
}

const systems: readonly unknown[] = ['wgs84', 'gcj02', 'bd09'] satisfies FoundPlace['system'][]

/** The place as the app says it; a position in no system that we know is none. */
export const nativePlace = (name: string): PlaceSource => ({
  name,
  find: async () => {
    const { lat, lng, system, area_code, city_name } = await callApp('position')
    if (!systems.includes(system)) throw new BridgeTrouble('rubbish', 'position')
    return {
      ...foundPlace(lat, lng, system as FoundPlace['system']),
      area_code: typeof area_code === 'number' ? area_code : undefined,
      city_name: typeof city_name === 'string' ? city_name : undefined,
    }
  },
})

/** Has the app open a page of its own; false where it does not. */
export const openNatively = async (ways: Ways, method: NativeMethod, page: HostPage): Promise<boolean> => {
  try {
    await callApp(method, { page: page.name, ...page.params })
    return true
  } catch (error) {
    await note(ways, method, error)
    return false
  }
}
