import { listMarkedIds } from '#app/areas/account/marks/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { updateFans } from './queries/change.ts'
import { listBenefits } from './queries/one.ts'
import { guahaoEmployeeBenefits } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const benefits = await listBenefits(db, patientId)
    hand({
      name: 'employee_benefits',
      title: '员工免费问诊',
      tables: [guahaoEmployeeBenefits],
      rows: benefits.map(({ hospitalId, grantedCount, usedCount, lastDay }) => ({
        unit_id: hospitalId,
        granted_num: grantedCount,
        used_num: usedCount,
        last_day: lastDay,
      })),
    })
  },

  async 'patient.left'({ patientId }, { db }) {
    for (const id of await listMarkedIds(db, patientId, 'doctor')) await updateFans(db, id, -1)
  },
}
