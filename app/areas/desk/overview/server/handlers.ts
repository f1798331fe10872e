import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { findStaffAt, permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Figure, OverviewScope } from '#app/events.ts'
import { dayOf } from '#kit/time/day.ts'
import * as contract from '../contract.ts'
import { grouped } from '../rules.ts'
import { asFigure } from './present.ts'

export const handlers = permitted(contract, {
  async deskOverview(_, ctx) {
    const scope = scopeOf(ctx)
    const day = dayOf(ctx.now)
    const held = await permissionsOf(ctx)
    const figures: Figure[] = []
    const hand = (figure: Figure) => {
      if (held.includes(figure.may)) figures.push(figure)
    }
    await ctx.emit('overview.counting', { scope, day, hand })
    const groups = grouped(figures.map((figure) => asFigure(figure, ctx.staff)))
    return { date: day, now: ctx.now, is_all: scope.hospitalId === null, groups }
  },
})

const isAtPlatform = ({ staff }: StaffContext): boolean => staff.hospitalId === PLATFORM_DESK

const scopeOf = (ctx: StaffContext): OverviewScope => ({
  hospitalId: isAtPlatform(ctx) ? null : ctx.staff.hospitalId,
  isPlatform: servesPlatform(ctx),
  departmentIds: ctx.staff.departmentIds,
})

/** What they may see. No list of a hospital's is open at the platform's own desk, but sums of all of them are what a post there is for. */
const permissionsOf = async (ctx: StaffContext): Promise<readonly string[]> =>
  isAtPlatform(ctx)
    ? ((await findStaffAt(ctx.db, ctx.staff.staffId, PLATFORM_DESK))?.permissions ?? [])
    : ctx.staff.permissions
