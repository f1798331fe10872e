import { insertAccounts } from '#app/areas/access/doctors/server/public.ts'
import { DEMO_PASSWORD } from '#app/areas/access/staff/server/public.ts'
import { certify } from '#app/areas/consult/doctors/server/public.ts'
import { findBusiestLeader } from '#app/areas/family-doctor/server/public.ts'
import type { Seed } from '#app/room.ts'
import { hashPassword } from '#kit/seal/server/password.ts'

/** An account for the doctor who leads the team of the demonstration's first patient. */
export const seed: Seed = {
  after: ['family-doctor', 'consult/doctors', 'access/doctors'],
  async run({ db, now }) {
    const doctorId = await findBusiestLeader(db)
    if (doctorId === undefined) return
    await certify(db, doctorId, now)
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await insertAccounts(db, [
      { doctorId, loginName: 'family1', passwordHash, mustChange: false, isDemo: true, createdAt: now },
    ])
  },
}
