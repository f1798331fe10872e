import { listOwnChildren } from '#app/areas/records/children/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { asStored } from './present.ts'
import { listMeasurementsOf } from './queries.ts'
import { recordsMeasurements } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    const children = await listOwnChildren({ db: ctx.db, config: ctx.config, patient: patientId })
    const rows = await listMeasurementsOf(
      ctx.db,
      children.map(({ id }) => id),
    )
    hand({
      name: 'measurements',
      title: '孩子的身长、体重和头围',
      tables: [recordsMeasurements],
      rows: rows.map((row) => {
        const { on, weightKg, statureCm, posture, headCm, by } = asStored(ctx, row)
        const measured = { weight: weightKg ?? 0, stature: statureCm ?? 0, head: headCm ?? 0 }
        return { child_id: row.childId, date: on, ...measured, posture: posture ?? '', by }
      }),
    })
  },
}
