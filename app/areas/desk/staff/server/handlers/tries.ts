import {
  addressIndexOf,
  forgiveTries as forgive,
  unlock as open,
  takeTry as take,
} from '#app/areas/account/sign-in/server/public.ts'
import type { Here } from '#server/here.ts'
import { isKnownAddress } from '../queries.ts'

/** Counts a try before it is made. `staffId` is the account of the name, where there is one. */
export const takeTry = async (here: Here, loginName: string, staffId: number | undefined) => {
  const isKnown = staffId !== undefined && (await isKnownAddress(here.db, staffId, addressIndexOf(here)))
  return take(here, { door: 'desk', loginName }, isKnown)
}

/** A success forgives what was tried from here. */
export const forgiveTries = (here: Here, loginName: string) => forgive(here, { door: 'desk', loginName })

/** Forgets all locks of a name: its password is another one now. */
export const unlock = (here: Here, loginName: string) => open(here, { door: 'desk', loginName })
