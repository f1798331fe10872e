import {
  islogined,
  loginByAppToken,
  loginByCode,
  loginByMomentKey,
  thirdLogin,
} from '#app/areas/account/sign-in/contract.ts'
import { environmentOf } from '#kit/bridge/detect.ts'
import { toast } from '#kit/ui/toast.tsx'
import { ask } from '#kit/wire/browser/caller.ts'
import { session } from '#kit/wire/browser/session.ts'
import { visitorHere } from '#kit/wire/browser/visitor.ts'
import { addressHere } from '#kit/wire/browser/way-back.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import type { Arrived } from './arrival.ts'

const BIND_PATH = '/account/bind'

/** Signs in by what the address brought; who is not bound yet goes to the page that binds [X287]. Never throws. */
export const enterByDoor = async (): Promise<void> => {
  const arrived = window.arrived ?? {}
  window.arrived = undefined
  try {
    const info = await askAtDoor(arrived)
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

const askAtDoor = ({ momentKey, code, mtToken }: Arrived) => {
  const query = new URLSearchParams(location.search)
  if (momentKey) return ask(loginByMomentKey, { moment_key: momentKey })
  const channelId = cityChannel(query)
  if (code && channelId) return ask(thirdLogin, { channelId, code, deviceNo: query.get('deviceNo') ?? undefined })
  if (code) return ask(loginByCode, { code })
  if (mtToken) return ask(islogined, { mtToken })
  return ask(loginByAppToken, { jstoken: query.get('jstoken') ?? '' })
}

/** The city app in which the page stands: the address names it, or the app itself is known; undefined elsewhere. */
const cityChannel = (query: URLSearchParams): number | undefined => {
  const named = Number(query.get('channelId'))
  if (Number.isSafeInteger(named) && named > 0) return named
  return environmentOf(navigator.userAgent).host === 'city-app' ? visitorHere().channel : undefined
}

const goBind = (ticket = '') =>
  location.replace(`${BIND_PATH}?redirect_url=${encodeURIComponent(addressHere())}#${ticket}`)
