import type { islogined } from '#app/areas/access/patients/contract.ts'
import { sessionStore } from '#kit/store/session-store.ts'
import { keepAgreed } from '#kit/wire/browser/common-params.ts'
import { keepCookie } from '#kit/wire/browser/keep-cookie.ts'
import { session } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cookieValue } from '#kit/wire/cookie.ts'
import { forgetShown } from '../around/home-modals-shown.ts'

/** While this cookie lives the key has been refreshed today. */
export const REFRESHED_TODAY = 'use_token_time'
const USER_ID = 'user_id'
const CLIENT_ID = 'client_id'
const KEPT_DAYS = 30
const FLAG = 'isLogined'

/** 1 signed in, 0 not; undefined until the server has said so. */
export type Logined = 0 | 1 | undefined

let now: Logined

/** Whether somebody is signed in, as the server last said: the global state [X144]. */
export const loginedNow = (): Logined => now

const keepFlag = (flag: 0 | 1) => {
  now = flag
  sessionStore()?.setItem(FLAG, String(flag))
}

/**
 * Takes what `islogined` says: into the flag of the visit, the global state and, of who is signed in, their id and for 4.8
 * hours the name of their chats [X144] [X145] [X311].
 */
export const keepLogined = ({ status, user_id, client_id }: CallOutput<typeof islogined>): void => {
  keepFlag(status === 1 ? 1 : 0)
  keepCookie(USER_ID, status === 1 ? String(user_id) : '', status === 1 ? KEPT_DAYS : 0)
  if (status === 1) keepCookie(CLIENT_ID, client_id)
}

/** Whether somebody was signed in here of whom something is kept. */
export const hasUser = (): boolean => Boolean(cookieValue(document.cookie, USER_ID))

/** A visitor: who has not both a key and an id [X240]. */
export const isVisitor = (): boolean => session.read() === null || !hasUser()

/** Clears all that is kept of who was signed in, but for their key. */
export const forgetUser = (): void => {
  keepFlag(0)
  for (const name of [REFRESHED_TODAY, USER_ID, CLIENT_ID]) keepCookie(name, '', 0)
  keepAgreed('0')
  forgetShown(sessionStore())
}

const TRIED = 'tried_to_sign_in'

/** A code has come, or somebody was sent to get one: nobody is sent again in this visit. */
export const keepTriedToSignIn = (): void => sessionStore()?.setItem(TRIED, '1')

/** Whether that has happened. */
export const hasTriedToSignIn = (): boolean => Boolean(sessionStore()?.getItem(TRIED))
