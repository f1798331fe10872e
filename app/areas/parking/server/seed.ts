import { listDeskHospitals } from '#app/areas/access/staff/server/public.ts'
import type { Seed } from '#app/room.ts'
import { upsertLot } from './queries.ts'

/** Car parks of the demonstration, run by the stand-in. */
export const seed: Seed = {
  after: ['access/staff', 'guahao/hospitals'],
  async run({ db, now }) {
    for (const hospitalId of await listDeskHospitals(db))
      await upsertLot(db, {
        hospitalId,
        isOn: true,
        code: `DEMO-${hospitalId}`,
        feeRule: '演示：30 分钟内免费，之后每小时 5 元',
        guide: '',
        changedAt: now,
      })
  },
}
