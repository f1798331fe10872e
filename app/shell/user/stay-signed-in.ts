import { confirmToken, islogined, previewToken } from '#app/areas/access/patients/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { nextMidnight } from '#kit/time/day.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { keepCookie } from '#kit/wire/browser/keep-cookie.ts'
import { NEXT_KEY, session } from '#kit/wire/browser/session.ts'
import { currentVisitor } from '#kit/wire/browser/visitor.ts'
import { cookieValue } from '#kit/wire/cookie.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { forgetUser, keepLogined, REFRESHED_TODAY } from './current-user.ts'

const EXPIRE_DAYS = 30
const DAY_MS = 86_400_000

/** Takes why the question who is signed in failed. */
type TellFailed = (error: unknown) => void

/**
 * Once a page is alive: who is signed in? Signed in, their key is refreshed once a day [X145] [X148]; not so any more,
 * all that was kept of them is cleared [X146]. A check that fails is told [X291] and changes nothing. Throws what the wire
 * throws: the next page tries again.
 */
export const staySignedIn = async (tellFailed: TellFailed, now = systemClock.now()): Promise<void> => {
  const key = session.read()
  if (key === null) return forgetUser()
  const who = await check(tellFailed)
  keepLogined(who)
  if (who.status !== 1) {
    // Where the answer of a refresh was lost, the next key steps in here.
    session.drop(key)
    return session.read() === null ? forgetUser() : staySignedIn(tellFailed, now)
  }
  if (cookieValue(document.cookie, REFRESHED_TODAY)) return
  if (await refresh(key, now)) await check(tellFailed)
}

const check = (tellFailed: TellFailed) =>
  callApi(islogined, {}).catch((thrown) => {
    tellFailed(thrown)
    throw thrown
  })

/** Puts a new key in the place of this one; false where somebody signed out or in meanwhile, who stays as they are. */
const refresh = async (prevToken: string, now: Date): Promise<boolean> => {
  const channelId = currentVisitor().channel
  const { accessToken } = await callApi(previewToken, { accessToken: prevToken, channelId, expireDays: EXPIRE_DAYS })
  // The server may act on what comes next without our ever hearing of it.
  keepCookie(NEXT_KEY, accessToken, EXPIRE_DAYS)
  try {
    await callApi(confirmToken, { accessToken, channelId, prevToken })
  } catch (thrown) {
    if (thrown instanceof RefusedError) dropNext(accessToken)
    throw thrown
  }
  dropNext(accessToken)
  if (session.read() !== prevToken && session.read() !== accessToken) return false
  session.renew(accessToken)
  keepCookie(REFRESHED_TODAY, '1', (nextMidnight(now).getTime() - now.getTime()) / DAY_MS)
  return true
}

/** Another window may keep a next key of its own there. */
const dropNext = (accessToken: string) => {
  if (cookieValue(document.cookie, NEXT_KEY) === accessToken) keepCookie(NEXT_KEY, '', 0)
}
