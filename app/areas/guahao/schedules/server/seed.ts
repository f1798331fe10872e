import { markInvented } from '#app/areas/guahao/departments/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { emitNextFree, rollSchedules } from './commands/roll.ts'
import { seedPlans, seedScarcity } from './queries.ts'

/** Invents plans for doctors who have none, and makes their clinics as they look on an ordinary day. */
const invent = async ({ db, now, today }: Seeding, whose: 'invented' | 'all') => {
  const plans = await seedPlans(db, today, whose)
  await rollSchedules({ db, now })
  await seedScarcity(db, today, [...new Set(plans.map((plan) => plan.doctorId))])
  await emitNextFree({ db, now })
  return plans
}

export const seed: Seed = {
  after: ['guahao/doctors'],
  follows: true,
  run: async (seeding) => {
    await invent(seeding, 'invented')
  },
  /** For imported doctors too; what stands above their schedules says so. */
  fill: async (seeding) => {
    const plans = await invent(seeding, 'all')
    await markInvented(seeding.db, [...new Set(plans.map((plan) => plan.depId))])
    return plans.length
  },
}
