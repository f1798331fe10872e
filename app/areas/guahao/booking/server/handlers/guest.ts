import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract/guest.ts'
import { orderStates } from '../../states.ts'
import { inviteGuest, isComing, openAsGuest } from '../commands/guest.ts'
import { asGuestVisit } from '../present.ts'
import * as queries from '../queries.ts'

export const guestHandlers: Handlers<typeof contract> = {
  async orderGuest({ id }, { db, now, patient, refuse }) {
    const order = (await queries.findOrder(db, patient, id))?.order
    if (!order) return refuse('not-found')
    const guest = await queries.findGuestOf(db, id)
    return {
      can_invite: isComing(order, now),
      is_invited: guest !== undefined,
      has_opened: guest !== undefined && guest.openedAt !== null,
    }
  },

  async inviteOrderGuest({ id }, ctx) {
    const order = (await queries.findOrder(ctx.db, ctx.patient, id))?.order
    if (!order) return ctx.refuse('not-found')
    if (!isComing(order, ctx.now)) return ctx.refuse('not-open', { state: orderStates[order.state].words })
    return { link: `${ctx.config.publicUrl}/guahao/guest#${await inviteGuest(ctx, id)}` }
  },

  async endOrderGuest({ id }, { db, patient, refuse }) {
    if (!(await queries.findOrder(db, patient, id))) return refuse('not-found')
    await queries.deleteGuest(db, id)
    return {}
  },

  async guestVisit({ token }, ctx) {
    const found = await openAsGuest(ctx, token)
    if (typeof found === 'string') return ctx.refuse(found)
    const members = await membersOf(ctx.db, [found.order.memberId])
    return asGuestVisit(found, members.get(found.order.memberId), ctx.now)
  },
}
