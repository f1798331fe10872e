import { tellAct } from '#app/areas/desk/staff/server/public.ts'
import { tellPatient } from '#app/areas/notices/messages/server/public.ts'
import { putReport, sealReport, spokenTime } from '#app/areas/orders/appointments/server/public.ts'
import { listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import { readReportLines } from '../../rules.ts'
import { isReported } from '../present.ts'
import { findHere } from './move.ts'

export const report: Handlers<typeof contract>['deskAppointmentReport'] = async (
  { yuyue_id, doctor, conclusion, lines },
  here,
) => {
  const row = await findHere(here, yuyue_id)
  if (!row) return here.refuse('not-found')
  if (row.state !== 'arrived') return here.refuse('not-arrived')
  const item = (await listItems(here.db, [row.orderId]))
    .get(row.orderId)
    ?.find(({ position }) => position === row.position)
  if (!isReported(item)) return here.refuse('no-report')
  const items = readReportLines(lines)
  if (typeof items === 'number') return here.refuse('line', { line: items })
  const contentSealed = sealReport(here, { doctor, conclusion, items })
  await here.transact(async (inside) => {
    await putReport(inside.db, { appointmentId: row.id, contentSealed, issuedAt: here.now })
    await tellAct(inside, {
      act: 'appointment.report',
      kind: 'appointment',
      id: row.id,
      after: { items: items.length },
    })
    await tellPatient(inside, {
      patientId: row.patientId,
      kind: 'order',
      title: '报告出来了',
      text: `${spokenTime(row)} ${item?.name ?? ''}的报告已经出来，点开就能看。`,
      link: `/health/reportDetail?order_id=${row.orderId}`,
      sms: true,
    })
  })
  return { yuyue_id, item_num: items.length }
}
