import type { Seed } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays } from '#kit/time/day.ts'
import { insertLicences, listCertifiedWithout } from './queries.ts'

/** Whoever is certified in the demonstration has a licence; one in twenty ends soon. */
export const seed: Seed = {
  after: ['consult/doctors', 'workbench/family'],
  async run({ db, now, today }) {
    const doctors = await listCertifiedWithout(db)
    if (doctors.length === 0) return
    await insertLicences(
      db,
      doctors.map(({ doctorId, hospitalId }) => {
        const chance = seeded(`licence ${doctorId}`)
        const isEnding = chance.next() < 0.05
        return {
          doctorId,
          hospitalId,
          number: `110${String(doctorId).padStart(12, '0')}`,
          kind: 'physician' as const,
          scope: '示范执业范围',
          issuedOn: addDays(today, -chance.int(400, 3_000)),
          endsOn: isEnding ? addDays(today, chance.int(10, 55)) : null,
          state: 'certified' as const,
          enteredAt: now,
          decidedAt: now,
          isDemo: true,
        }
      }),
    )
  },
}
