import { recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { readCode } from '#app/areas/membership/rules.ts'
import {
  asBookings,
  findAnyBooking,
  findHolder,
  listAppointments,
  listAppointmentsIn,
  moveBooking,
  SUPPLEMENT,
} from '#app/areas/membership/server/public.ts'
import { appointStates } from '#app/areas/membership/states.ts'
import type { Handlers, StaffContext } from '#app/context.ts'
import { maskName } from '#kit/seal/mask.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract.ts'

type Bookings = Pick<Handlers<typeof contract>, 'deskBookings' | 'deskBookingReveal' | 'deskBookingMove'>

/** The service answers for the whole product. */
const mayBook = (ctx: StaffContext) => ctx.staff.role === 'service' || servesPlatform(ctx)

const acts = { confirmed: 'membership.confirm', done: 'membership.done', cancelled: 'membership.cancel' } as const
const kind = 'membership-booking'

export const bookingHandlers: Bookings = {
  async deskBookings({ state = 'waiting', code, page, page_size: size }, ctx) {
    if (!mayBook(ctx)) return ctx.refuse('not-platform')
    const found =
      code === undefined
        ? await listAppointmentsIn(ctx.db, state, { page, size })
        : await listOfHolder(ctx, code, { page, size })
    if (!found) return ctx.refuse('no-holder')
    const rows = await asBookings(ctx, found.rows)
    return paged({ ...found, rows }, (row) => ({ ...row, truename: maskName(row.truename) }))
  },

  async deskBookingReveal({ id }, ctx) {
    if (!mayBook(ctx)) return ctx.refuse('not-platform')
    const row = await findAnyBooking(ctx.db, id)
    const [booked] = row ? await asBookings(ctx, [row]) : []
    if (!booked) return ctx.refuse('not-found')
    await ctx.transact((inside) => recordAct(inside, { act: 'membership.reveal', kind, id }))
    return { id, name: booked.truename, fields: booked.fields }
  },

  async deskBookingMove({ id, to, reason }, ctx) {
    if (!mayBook(ctx)) return ctx.refuse('not-platform')
    if (to === 'cancelled' && reason === undefined) return ctx.refuse('no-reason')
    const isMoved = await ctx.transact(async (inside) => {
      const moved = await moveBooking(inside, id, to, { reason, by: 'desk' })
      if (moved) await recordAct(inside, { act: acts[to], kind, id })
      return moved !== undefined
    })
    const state = (await findAnyBooking(ctx.db, id))?.appointment.state
    if (state === undefined) return ctx.refuse('not-found')
    const state_desc = appointStates[state].words
    return isMoved || state === to ? { id, state, state_desc } : ctx.refuse('changed', { state: state_desc })
  },
}

/** The bookings of whoever has this supplementary code; undefined where nobody has. */
const listOfHolder = async (
  { db, config }: StaffContext,
  written: string,
  asked: Parameters<typeof listAppointments>[2],
) => {
  const code = readCode(written)
  const holder = code && (await findHolder(db, sealOf(config).indexes(code, SUPPLEMENT)))
  return holder === undefined ? undefined : listAppointments(db, Number(holder), asked)
}
