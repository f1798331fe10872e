import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { PatientContext, PatientId } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import * as queries from '../queries.ts'

/** A friend's help: one more draw today for who shared, once per friend; or why not. */
export const help = (
  ctx: PatientContext,
  { actId, helpsEach }: queries.LotteryRow,
  patientId: PatientId,
): Promise<'done' | 'helped' | 'full' | 'no-friend'> =>
  ctx.transact(async (inside) => {
    const { db, now, patient: helperId } = inside
    // Both in the order of their numbers: two who help each other at once do not wait for each other.
    const there: number[] = []
    for (const one of [patientId, helperId].sort((a, b) => a - b))
      there.push(...(await lockPatient(db, one)).map(({ id }) => id))
    if (!there.includes(patientId)) return 'no-friend'
    const day = dayOf(now)
    if (await queries.hasHelped(db, { actId, patientId, helperId })) return 'helped'
    const seat = (await queries.countHelps(db, patientId, actId, day)) + 1
    if (seat > helpsEach) return 'full'
    await queries.insertHelp(db, { actId, patientId, helperId, day, seat, helpedAt: now })
    await notifyBy(inside, messages.helped, {
      patientId,
      values: {},
      link: address('/activity/lottery', { act_id: actId }),
    })
    return 'done'
  })
