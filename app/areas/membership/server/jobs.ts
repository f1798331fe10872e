import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Job } from '#app/room.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { messages } from '../rules/messages.ts'
import { SUPPLEMENT } from './commands/supplement.ts'
import { FILLED } from './present.ts'
import { emitLevel } from './queries/current-membership.ts'
import { listMoved } from './queries/keep-levels.ts'
import { listLevels, listUncertain } from './queries.ts'
import { membershipAppointments, membershipOrders } from './tables.ts'

const AT_ONCE = 500

/** Whose packages are over falls back to the level that they have grown to. */
export const ended: Job = job({
  name: 'membership.tell-ended',
  every: '* * * * *',
  run: async (ctx: Context) =>
    each(await listUncertain(ctx.db, ctx.now, AT_ONCE), (patientId) =>
      transactInside(ctx, async (inside) => {
        const { isVip } = await emitLevel(inside, patientId as PatientId)
        if (isVip) return
        await notifyBy(inside, messages.ended, { patientId, values: {}, link: '/member/combo' })
      }),
    ),
})

/** Where the steps of the levels moved, everybody for whom another one counts now; each night whoever was missed. */
export const moved: Job = job({
  name: 'membership.tell-moved',
  every: '23 4 * * *',
  run: async (ctx: Context) => {
    const steps = await listLevels(ctx.db)
    for (let behind: number | undefined = 0; behind !== undefined; ) {
      const found = await listMoved(ctx.db, ctx.now, { steps, behind, most: AT_ONCE })
      await each(found, (patientId) => transactInside(ctx, (inside) => emitLevel(inside, patientId as PatientId)))
      behind = found.length < AT_ONCE ? undefined : found.at(-1)
    }
  },
})

export const resealMembership: Job = job({
  name: 'membership.reseal',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    await resealTable(db, config, membershipOrders, [{ sealed: 'supplementSealed', what: SUPPLEMENT }])
    await resealTable(db, config, membershipAppointments, [{ sealed: 'filledSealed', what: FILLED }])
  },
})
