import { keepCookie } from './keep-cookie.ts'

const A_YEAR = 365

/** Remembers the chosen city; pages that show it are asked anew by `useRevalidator`. */
export const keepCity = (city: number): void => keepCookie('city', String(city), A_YEAR)

/** Remembers the channel that the visitor came by. */
export const keepChannel = (channel: number): void => keepCookie('channel', String(channel), A_YEAR)
