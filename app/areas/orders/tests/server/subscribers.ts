import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { asTest } from './present.ts'
import { listEver } from './queries.ts'
import { ordersTests } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const found = await listEver(db, patientId)
    hand({
      name: 'ordered_tests',
      title: '医生开的检查',
      tables: [ordersTests],
      keptBecause: '门诊病历医院依法要保存，不再和您的手机号关联',
      rows: found.map((one) => {
        const { add_time, price: _, ...told } = asTest(one)
        return { ...told, order_id: one.test.visitId, add_time: formatTime(add_time) }
      }),
    })
  },
}
