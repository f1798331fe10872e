import { islogined } from '#app/areas/access/patients/contract.ts'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { setCommonParam } from '#kit/wire/browser/given-params.ts'
import { keepChannel } from '#kit/wire/browser/keep-visitor.ts'
import { cookieValue } from '#kit/wire/cookie.ts'
import { hasTriedToSignIn, isVisitor, keepLogined, keepTriedToSignIn } from '../user/current-user.ts'

/** What goes with every call from here on: the native app's token and, where nothing else told one, its channel. */
export const greetHost = async (): Promise<void> => {
  const { token, channel } = await hostBridge()
  const [jstoken, cid] = await Promise.all([token(), channel()])
  if (jstoken !== null) setCommonParam('jstoken', jstoken)
  if (cid !== undefined && !cookieValue(document.cookie, 'channel')) keepChannel(cid)
}

/**
 * A visitor of a channel that signs its people in by itself goes there and comes back with a code: once in a visit, and
 * never where a code has come already [X147].
 */
export const jumpToSignIn = async (): Promise<void> => {
  if (!isVisitor() || hasTriedToSignIn()) return
  const who = await callApi(islogined, {})
  keepLogined(who)
  if (who.status !== 0 || !who.jump_url.startsWith('https://')) return
  keepTriedToSignIn()
  location.replace(who.jump_url.replaceAll('{back}', encodeURIComponent(location.href)))
}
