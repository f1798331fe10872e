import { randomBytes } from 'node:crypto'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import { listPatients } from '#app/areas/account/sign-in/server/public.ts'
import { keptUntil } from '#app/areas/consult/care/rules.ts'
import { insertTalk } from '#app/areas/consult/talk/server/public.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier, later } from '#kit/time/span.ts'
import type { PatientId } from '#server/here.ts'
import type { Seed, Seeding } from '#server/seed.ts'
import { acceptBy, followUntil, spanFrom } from '../rules.ts'
import { ASK } from './present.ts'
import { listKnownFor } from './queries/plant.ts'
import { insertAsk, type NewAsk } from './queries.ts'
import { type Dialogue, dialogues } from './seed/dialogues.ts'

/** What the demonstration's patients asked, free of charge: read by all, and one that waits for its doctor. */
export const seed: Seed = {
  after: ['account/members', 'consult/doctors', 'guahao/illnesses'],
  async plant(seeding) {
    const patients = await listPatients(seeding.db)
    const experts = await listKnownFor(
      seeding.db,
      dialogues.map(({ illness }) => illness),
    )
    for (const [at, dialogue] of dialogues.entries()) {
      const expert = experts.get(dialogue.illness)
      const patient = patients[at % Math.max(1, patients.length)]
      if (expert && patient) await plantHeld(seeding, { dialogue, expert, patientId: patient.id, daysAgo: 3 + at * 4 })
    }
    const [expert] = experts.values()
    if (expert && patients[0]) await plantWaiting(seeding, expert, patients[0].id)
  },
}

type Expert = NonNullable<ReturnType<Awaited<ReturnType<typeof listKnownFor>>['get']>>
const terms = { hours: 48, acceptMinutes: 1_440, replyMinutes: 480 }

const usual = async ({ db, config }: Seeding, patientId: number, { doctorId, illnessId }: Expert, content: string) => {
  const member = await findDefaultMember(db, patientId as PatientId)
  if (!member) return undefined
  const own = { id: randomBytes(12).toString('base64url'), patientId, memberId: member.id, doctorId, illnessId }
  const contentSealed = sealOf(config).seal(content, ASK)
  return { ...own, contentSealed, kind: 'text', priceFen: 0, isRevisit: false, withGuardian: false, ...terms } as const
}

const plantHeld = async (
  seeding: Seeding,
  { dialogue, expert, patientId, daysAgo }: { dialogue: Dialogue; expert: Expert; patientId: number; daysAgo: number },
) => {
  const { db, now, config } = seeding
  const begun = await usual(seeding, patientId, expert, dialogue.content)
  if (!begun) return
  const madeAt = earlier(now, { days: daysAgo })
  const at = (minutes: number) => later(madeAt, { minutes })
  const ask: NewAsk = {
    ...{ ...begun, madeAt, acceptBy: acceptBy(madeAt, terms), ...spanFrom(at(20), terms) },
    path: ['waiting', 'accepted', 'answered', 'ended', 'rated'],
    pathAt: [madeAt, at(20), at(45), at(600), at(660)],
    ...{ followUntil: followUntil(at(600)), keptUntil: keptUntil('record', at(600)), repliesLeft: 2 },
    ...{ stars: dialogue.stars, publicAt: at(660) },
  }
  if (!(await insertAsk(db, ask))) return
  const seal = sealOf(config)
  await insertTalk(
    db,
    { id: begun.id, patientId, doctorId: expert.doctorId, openedAt: at(20) },
    dialogue.said.map((content, n) => ({
      sender: n % 2 === 0 ? 'doctor' : 'patient',
      contentSealed: seal.seal(content, 'talk'),
      sentAt: at(45 + n * 30),
    })),
  )
}

const plantWaiting = async (seeding: Seeding, expert: Expert, patientId: number) => {
  const content = '最近一周早上起来鼻子不通气，晚上睡觉张嘴呼吸，嗓子很干，想问问要不要去医院检查。'
  const begun = await usual(seeding, patientId, expert, content)
  const madeAt = earlier(seeding.now, { minutes: 10 })
  if (begun)
    await insertAsk(seeding.db, {
      ...{ ...begun, madeAt, acceptBy: acceptBy(madeAt, terms), path: ['waiting'], pathAt: [madeAt] },
    })
}
