import type { Seed } from '#app/room.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier } from '#kit/time/span.ts'
import { needsSecondFactor, type Role } from '../rules.ts'
import { insertStaff, listDemoHospitals } from './queries.ts'
import { DEMO_DESKS, DEMO_PASSWORD, DEMO_SECRET, demoOperator, demoStaff } from './seed/demo-staff.ts'

/** One of each role for a few hospitals of the demonstration world, and the platform's operator. */
export const seed: Seed = {
  after: ['guahao/hospitals'],
  run: async ({ db, now, config }) => {
    const hospitals = await listDemoHospitals(db, DEMO_DESKS)
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const asDemo = { passwordHash, mustChange: false, isDemo: true, createdAt: now }
    // Who works there has long done so: what wants two of them does not wait for three days.
    const createdAt = earlier(now, { days: 30 })
    const factorOf = (role: Role) =>
      needsSecondFactor(role) ? { totpSealed: sealOf(config).seal(DEMO_SECRET, 'totp'), totpStep: 0 } : {}
    const rows = hospitals.flatMap((hospitalId, at) =>
      demoStaff.map(({ login, role, names }) => ({
        hospitalId,
        role,
        ...asDemo,
        createdAt,
        loginName: `${login}${at + 1}`,
        name: names[at] ?? login,
        ...factorOf(role),
      })),
    )
    const operator = { ...demoOperator, ...asDemo, hospitalId: null, ...factorOf('operator') }
    if (rows.length > 0) await insertStaff(db, [...rows, operator])
  },
}
