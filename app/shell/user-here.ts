import type { islogined } from '#app/areas/account/sign-in/contract.ts'
import { keepAgreed } from '#kit/wire/browser/common-params.ts'
import { keepCookie } from '#kit/wire/browser/keep-cookie.ts'
import type { Reply } from '#kit/wire/call.ts'
import { cookieValue } from '#kit/wire/cookie.ts'
import { forgetShown } from './home-modals-shown.ts'
import { sessionHere } from './trail.ts'

/** While this cookie lives the key has been refreshed today. */
export const REFRESHED_TODAY = 'use_token_time'
const USER_ID = 'user_id'
const CLIENT_ID = 'client_id'
const KEPT_DAYS = 30

/** Keeps in this browser who is signed in: his id, and for 4.8 hours the name of his chats [X311]. */
export const keepUser = ({ user_id, client_id }: Reply<typeof islogined>): void => {
  keepCookie(USER_ID, String(user_id), KEPT_DAYS)
  keepCookie(CLIENT_ID, client_id)
}

/** Whether somebody was signed in here of whom something is kept. */
export const hasUser = (): boolean => Boolean(cookieValue(document.cookie, USER_ID))

/** Clears all that is kept of who was signed in, but for his key. */
export const forgetUser = (): void => {
  for (const name of [REFRESHED_TODAY, USER_ID, CLIENT_ID]) keepCookie(name, '', 0)
  keepAgreed('0')
  forgetShown(sessionHere())
}
