import {
  islogined,
  loginByAppToken,
  loginByCode,
  loginByMomentKey,
  thirdLogin,
} from '#app/areas/access/patients/contract.ts'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { environmentOf } from '#kit/bridge/detect.ts'
import type { CityCode } from '#kit/bridge/host-bridge.ts'
import { sessionStore } from '#kit/store/session-store.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { session } from '#kit/wire/browser/session.ts'
import { currentVisitor } from '#kit/wire/browser/visitor.ts'
import { currentAddress } from '#kit/wire/browser/way-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { type Arrived, NAMED_HOST } from '../arrival.ts'
import { keepLogined, keepTriedToSignIn } from './current-user.ts'

const BIND_PATH = '/account/bind'

/** Signs in by what the address brought; who is not bound yet goes to the page that binds [X287]. Never throws. */
export const enterByIdentity = async (): Promise<void> => {
  const arrived = window.arrived ?? {}
  window.arrived = undefined
  if (arrived.code) keepTriedToSignIn()
  await enterBy(() => findArrived(arrived))
}

/** Signs in whom `find` finds; nothing happens where that is nobody. */
const enterBy = async (find: () => Promise<CallOutput<typeof islogined> | undefined>): Promise<void> => {
  try {
    const info = await find()
    if (!info) return
    keepLogined(info)
    if (info.status === 1) session.keep(info.user_key)
    else if (info.loginUrl.startsWith(BIND_PATH)) goBind(info.loginUrl.split('#')[1])
  } catch (thrown) {
    if (thrown instanceof RefusedError && thrown.reason === 'unbound')
      return goBind((thrown.data as { bind_ticket?: string }).bind_ticket)
    // A refusal says itself why [X288]; where no answer came the specification has its own words [X289].
    toast(thrown instanceof RefusedError ? thrown.words : '数据请求异常', { ms: 4_000 })
    if (!(thrown instanceof WireError)) throw thrown
  }
}

const findArrived = ({ momentKey, code, mtToken, fs_token, jstoken }: Arrived) => {
  const query = new URLSearchParams(location.search)
  if (momentKey) return callApi(loginByMomentKey, { moment_key: momentKey })
  const channelId = cityChannel(query)
  if (code && channelId) return callApi(thirdLogin, { channelId, code, deviceNo: query.get('deviceNo') ?? undefined })
  if (code) return callApi(loginByCode, { code })
  if (mtToken) return callApi(islogined, { mtToken })
  if (fs_token) return callApi(islogined, { fs_token })
  return jstoken ? callApi(loginByAppToken, { jstoken }) : askHost()
}

/** Whom the app around the page knows: by the native app's token, or by the city app's code. */
const askHost = async () => {
  sessionStore()?.setItem(NAMED_HOST, '1')
  const { token, cityCode } = await hostBridge()
  if (cityCode) return askCity(cityCode)
  const jstoken = await token()
  return jstoken === null ? undefined : callApi(loginByAppToken, { jstoken })
}

/** A page does not wait longer for a person who is being asked by the city app. */
const CITY_MS = 2_000

/** The city app may have to ask them first: the page is shown meanwhile, and comes anew once they are signed in. */
const askCity = async (cityCode: CityCode) => {
  const enter = (code: string) => callApi(thirdLogin, { channelId: currentVisitor().channel, code })
  let isLate = false
  const code = cityCode().catch((error: Error) => void toast(error.message, { ms: 4_000 }))
  code.then(async (shown) => {
    if (!isLate || !shown) return
    await enterBy(() => enter(shown))
    if (session.read() !== null) location.reload()
  })
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => {
      isLate = true
      resolve(undefined)
    }, CITY_MS)
  })
  const shown = await Promise.race([code, late])
  return shown ? enter(shown) : undefined
}

/** The city app in which the page stands: the address names it, or the app itself is known; undefined elsewhere. */
const cityChannel = (query: URLSearchParams): number | undefined => {
  const named = Number(query.get('channelId'))
  if (Number.isSafeInteger(named) && named > 0) return named
  return environmentOf(navigator.userAgent).host === 'city-app' ? currentVisitor().channel : undefined
}

const goBind = (ticket = '') =>
  location.replace(`${BIND_PATH}?redirect_url=${encodeURIComponent(currentAddress())}#${ticket}`)
