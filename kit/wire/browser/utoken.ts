import { sessionStore } from '#kit/store/session-store.ts'

const NAME = 'utoken'

/** Keeps the token that the app around the page has for who uses it, for this visit: some calls carry it [X265]. */
export const keepUtoken = (token: string): void => sessionStore()?.setItem(NAME, token)

/** That token, '' where there is none. */
export const currentUtoken = (): string => sessionStore()?.getItem(NAME) ?? ''
