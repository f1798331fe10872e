import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listOrders } from '#app/areas/guahao/booking/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { stopClinic } from './commands/stop-clinic.ts'

/** The clinic of the first demonstration patient's last appointment is stopped: they have something to choose. */
export const seed: Seed = {
  after: ['guahao/booking'],
  async run({ db, now, config }) {
    const [first] = await listPatients(db)
    if (!first) return
    const { rows } = await listOrders(db, first.id as PatientId, { states: ['booked'], page: 1, size: 1 })
    const order = rows[0]?.order
    if (!order) return
    const { hospitalId, scheduleId } = order
    // Nobody waits there yet, so nobody else is told.
    await stopClinic(
      { db, now, config, emit: async () => {} },
      { hospitalId, scheduleId, reason: '医生参加会诊', staffId: null },
    )
  },
}
