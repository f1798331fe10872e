import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Job } from '#app/room.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { SUPPLEMENT } from './commands/supplement.ts'
import { FILLED } from './present.ts'
import { emitLevel } from './queries/current-membership.ts'
import { listUncertain } from './queries.ts'
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
        const words = { title: '会员已到期', text: '会员权益已经到期。需要的话可以随时续费，成长值和等级会一直保留。' }
        await notifyPatient(inside, { patientId, kind: 'system', link: '/member/combo', ...words })
      }),
    ),
})

export const resealMembership: Job = job({
  name: 'membership.reseal',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    await resealTable(db, config, membershipOrders, [{ sealed: 'supplementSealed', what: SUPPLEMENT }])
    await resealTable(db, config, membershipAppointments, [{ sealed: 'filledSealed', what: FILLED }])
  },
})
