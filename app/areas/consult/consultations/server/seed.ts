import { listPatients } from '#app/areas/access/patients/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import { acceptBy } from '../rules.ts'
import { begin, type Expert, seedHeld, terms } from './commands/seed-held.ts'
import { sealedCase } from './present/case-card.ts'
import { listKnownFor } from './queries/seed.ts'
import { insertConsultation } from './queries.ts'
import { dialogues } from './seed/dialogues.ts'

/** What the demonstration's patients asked, free of charge: read by all, and one that waits for its doctor. */
export const seed: Seed = {
  after: ['account/members', 'consult/doctors', 'guahao/illnesses'],
  async run(seeding) {
    const patients = await listPatients(seeding.db)
    const experts = await listKnownFor(
      seeding.db,
      dialogues.map(({ illness }) => illness),
    )
    for (const [at, dialogue] of dialogues.entries()) {
      const expert = experts.get(dialogue.illness)
      const patient = patients[at % Math.max(1, patients.length)]
      if (expert && patient) await seedHeld(seeding, { dialogue, expert, patientId: patient.id, daysAgo: 3 + at * 4 })
    }
    const [expert] = experts.values()
    if (expert && patients[0]) await plantWaiting(seeding, expert, patients[0].id)
  },
}

const plantWaiting = async (seeding: Seeding, expert: Expert, patientId: number) => {
  const content = '最近一周早上起来鼻子不通气，晚上睡觉张嘴呼吸，嗓子很干，想问问要不要去医院检查。'
  const begun = await begin(seeding, patientId, expert, content)
  const madeAt = earlier(seeding.now, { minutes: 10 })
  if (begun)
    await insertConsultation(seeding.db, {
      ...begun,
      caseSealed: sealedCase({ duration: 'week', allergies: '没有', medicines: '氯雷他定，每晚一片' }, seeding),
      madeAt,
      acceptBy: acceptBy(madeAt, terms),
      path: ['waiting'],
      pathAt: [madeAt],
    })
}
