import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf, spokenTime } from '../present.ts'
import type { AppointmentRow } from '../queries.ts'

/** Tells who booked or moved that it stands. */
export const notifyAppointed = async (
  ctx: Context,
  row: AppointmentRow,
  { name, isMoved }: { name: string; isMoved: boolean },
) => {
  const hospital = await findHospital(ctx.db, row.hospitalId)
  await notifyBy(ctx, isMoved ? messages.moved : messages.made, {
    patientId: row.patientId,
    values: { goods: name, time: spokenTime(row), hospital: hospital?.name ?? '' },
    link: linkOf(row),
  })
}

/** Tells somebody that their appointment stands no more, and why. */
export const notifyCancelled = (ctx: Context, row: AppointmentRow, why: string) =>
  notifyBy(ctx, messages.cancelled, {
    patientId: row.patientId,
    values: { time: spokenTime(row), reason: why },
    link: linkOf(row),
  })
