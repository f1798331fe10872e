import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { putReport, sealReport, spokenTime } from '#app/areas/orders/appointments/server/public.ts'
import { listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { messages } from '../../rules/messages.ts'
import { readReportLines } from '../../rules.ts'
import { isReported } from '../present.ts'
import { findOfHospital } from './move.ts'

export const report: Handlers<typeof contract>['deskAppointmentReport'] = async (
  { yuyue_id, doctor, conclusion, lines },
  ctx,
) => {
  const row = await findOfHospital(ctx, yuyue_id)
  if (!row) return ctx.refuse('not-found')
  if (row.state !== 'arrived') return ctx.refuse('not-arrived')
  const item = (await listItems(ctx.db, [row.orderId]))
    .get(row.orderId)
    ?.find(({ position }) => position === row.position)
  if (!isReported(item)) return ctx.refuse('no-report')
  const items = readReportLines(lines)
  if (typeof items === 'number') return ctx.refuse('line', { line: items })
  const contentSealed = sealReport(ctx, { doctor, conclusion, items })
  await ctx.transact(async (inside) => {
    await putReport(inside.db, { appointmentId: row.id, contentSealed, issuedAt: ctx.now })
    await recordAct(inside, {
      act: 'appointment.report',
      kind: 'appointment',
      id: row.id,
      after: { items: items.length },
    })
    await notifyBy(inside, messages.reported, {
      patientId: row.patientId,
      values: { time: spokenTime(row), goods: item?.name ?? '' },
      link: `/health/reportDetail?order_id=${row.orderId}`,
    })
  })
  return { yuyue_id, item_num: items.length }
}
