import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { linkOf, spokenTime } from '../present.ts'
import type { AppointmentRow } from '../queries.ts'

/** Tells who booked or moved that it stands. */
export const notifyAppointed = async (
  ctx: Context,
  row: AppointmentRow,
  { name, isMoved }: { name: string; isMoved: boolean },
) => {
  const hospital = await findHospital(ctx.db, row.hospitalId)
  await notifyPatient(ctx, {
    patientId: row.patientId,
    kind: 'order',
    title: isMoved ? '改约成功' : '预约成功',
    text: `${name}，${spokenTime(row)}，${hospital?.name ?? ''}。请带好证件，提前 10 分钟到，出示核销码。`,
    link: linkOf(row),
    sms: true,
  })
}

/** Tells somebody that their appointment stands no more, and why. */
export const notifyCancelled = (ctx: Context, row: AppointmentRow, why: string) =>
  notifyPatient(ctx, {
    patientId: row.patientId,
    kind: 'order',
    title: '预约已取消',
    text: `${spokenTime(row)} 的预约已取消${why}。`,
    link: linkOf(row),
  })
