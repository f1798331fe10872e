import { DEMO_PASSWORD } from '#app/areas/access/staff/server/public.ts'
import type { Seed } from '#app/room.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { insertAccounts, listConsultDoctors } from './queries.ts'

/** So many doctors of the demonstration world have a workbench. */
const DEMO_DOCTORS = 3

/** Accounts for those certified doctors whom most have asked. */
export const seed: Seed = {
  after: ['consult/doctors'],
  run: async ({ db, now }) => {
    const doctors = await listConsultDoctors(db, DEMO_DOCTORS)
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const rows = doctors.map(({ doctorId }, at) => ({
      doctorId,
      loginName: `doctor${at + 1}`,
      passwordHash,
      mustChange: false,
      isDemo: true,
      createdAt: now,
    }))
    if (rows.length > 0) await insertAccounts(db, rows)
  },
}
