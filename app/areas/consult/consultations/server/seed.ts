import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { insertTalk } from '#app/areas/consult/talk/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { agreedSpan } from '../rules/agreed.ts'
import { acceptBy } from '../rules.ts'
import { begin, type Expert, seedHeld, terms } from './commands/seed-held.ts'
import { sealedCase } from './present/case-card.ts'
import { listFor, listKnownFor } from './queries/seed.ts'
import { insertConsultation } from './queries.ts'
import { dialogues } from './seed/dialogues.ts'

/** What the demonstration's patients asked, free of charge: read by all, one that waits for its doctor, and a video at an agreed time. */
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
    const [callable] = await listFor(seeding.db, 'video')
    if (callable && patients[0]) await plantAgreed(seeding, callable, patients[0].id)
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

/** A video that is agreed for the evening after next. */
const plantAgreed = async (seeding: Seeding, doctorId: number, patientId: number) => {
  const content = '膝盖上下楼疼了两个月，拍过片子，想请医生看着我走几步、蹲一下，再说说片子上的意思。'
  const begun = await begin(seeding, patientId, { doctorId, illnessId: null }, content)
  if (!begun) return
  const [madeAt, acceptedAt] = [earlier(seeding.now, { hours: 6 }), earlier(seeding.now, { hours: 5 })]
  const agreedAt = instantAt(addDays(seeding.today, 2), '19:30')
  const agreed = { ...terms, hours: 24 }
  const planted = await insertConsultation(seeding.db, {
    ...begun,
    ...agreed,
    kind: 'video',
    madeAt,
    acceptBy: acceptBy(madeAt, agreed),
    agreedAt,
    ...agreedSpan(agreedAt, agreed.hours, acceptedAt),
    path: ['waiting', 'accepted'],
    pathAt: [madeAt, acceptedAt],
  })
  if (planted) await insertTalk(seeding.db, { id: begun.id, patientId, doctorId, openedAt: acceptedAt }, [])
}
