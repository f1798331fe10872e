import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listOwnMembers } from '#app/areas/account/members/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import { listLeaders } from './queries/seed.ts'
import { insertAdverts } from './queries.ts'
import { seedCare, seedSigning } from './seed/resident.ts'
import { seedTeam } from './seed/world.ts'

/** A team for each community's centre; the first patient has one for half a year, and somebody of their family waits. */
export const seed: Seed = {
  after: ['account/members', 'guahao/doctors'],
  async run(seeding) {
    const { db, now } = seeding
    const leaders = await listLeaders(db)
    const teams: { id: number; cityId: number }[] = []
    for (const [at, leader] of leaders.entries()) {
      const id = await seedTeam(seeding, leader, at)
      if (id !== undefined) teams.push({ id, cityId: leader.cityId })
    }
    if (teams.length === 0) return
    await insertAdverts(db, [
      {
        title: '在家量血压，到点提醒您',
        words: '健康档案的“测量”里，选好时间就行',
        link: '/familydoc/records?tab=measure',
        beginsAt: earlier(now, { days: 30 }),
      },
    ])
    const [patient] = await listPatients(db)
    const teamId = (teams.find(({ cityId }) => cityId === DEFAULT_CITY) ?? teams[0])?.id
    if (!patient || teamId === undefined) return
    const patientId = patient.id as PatientId
    const [self, other] = await listOwnMembers(db, patientId)
    if (self) {
      const resident = { patientId, memberId: self.id, teamId }
      const signingId = await seedSigning(seeding, resident, 'signed')
      if (signingId !== undefined) await seedCare(seeding, resident, signingId)
    }
    if (other) await seedSigning(seeding, { patientId, memberId: other.id, teamId }, 'pending')
  },
}
