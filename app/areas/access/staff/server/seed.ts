import type { Seed } from '#app/room.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { needsSecondFactor } from '../rules.ts'
import { insertStaff, listDemoHospitals } from './queries.ts'
import { DEMO_DESKS, DEMO_PASSWORD, DEMO_SECRET, demoStaff } from './seed/demo-staff.ts'

/** An admin, a planner, a nurse and one of the service for a few hospitals of the demonstration world. */
export const seed: Seed = {
  after: ['guahao/hospitals'],
  run: async ({ db, now, config }) => {
    const hospitals = await listDemoHospitals(db, DEMO_DESKS)
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const rows = hospitals.flatMap((hospitalId, at) =>
      demoStaff.map(({ login, role, names }) => ({
        hospitalId,
        role,
        passwordHash,
        mustChange: false,
        isDemo: true,
        createdAt: now,
        loginName: `${login}${at + 1}`,
        name: names[at] ?? login,
        ...(needsSecondFactor(role) ? { totpSealed: sealOf(config).seal(DEMO_SECRET, 'totp'), totpStep: 0 } : {}),
      })),
    )
    if (rows.length > 0) await insertStaff(db, rows)
  },
}
