import {
  addressIndexOf,
  forgiveTries as forgive,
  unlock as open,
  takeTry as take,
} from '#app/areas/access/patients/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { isKnownAddress } from '../queries.ts'

/** Counts a try before it is made. `staffId` is the account of the name, where there is one. */
export const takeTry = async (ctx: RequestContext, loginName: string, staffId: number | undefined) => {
  const isKnown = staffId !== undefined && (await isKnownAddress(ctx.db, staffId, addressIndexOf(ctx)))
  return take(ctx, { door: 'desk', loginName }, isKnown)
}

/** A success forgives what was tried from here. */
export const forgiveTries = (ctx: RequestContext, loginName: string) => forgive(ctx, { door: 'desk', loginName })

/** Forgets all locks of a name: its password is another one now. */
export const unlock = (ctx: RequestContext, loginName: string) => open(ctx, { door: 'desk', loginName })
