import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import { storedUntil } from '#app/areas/consult/care/rules.ts'
import { insertTalk } from '#app/areas/consult/talk/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seeding } from '#app/room.ts'
import { USUAL } from '#kit/bridge/channel.ts'
import { newId } from '#kit/random/new-id.ts'
import { seeded } from '#kit/random/seeded.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier, later } from '#kit/time/span.ts'
import { type Summary, summaryWords } from '../../rules/summary.ts'
import { acceptBy, followUntil, spanFrom } from '../../rules.ts'
import { CONSULTATION } from '../present.ts'
import { insertConsultation, type NewConsultation } from '../queries.ts'

/** A consultation of the demonstration: what it is about, what was asked, what was said in turn, the doctor first. */
export interface Dialogue {
  illness: string
  content: string
  said: readonly string[]
  stars: number
  /** What an editor put it under, of `topics` of the articles. */
  topicId: number
  /** Through which app it was asked, where not in a browser. */
  channel?: number
}

/** Whom the demonstration asks, and about what. */
export interface Expert {
  doctorId: number
  illnessId: number | null
}

/** What is agreed in the demonstration. */
export const terms = { hours: 48, acceptMinutes: 1_440, replyMinutes: 480 }

/** What every consultation of the demonstration has; undefined where the patient has nobody to ask for. */
export const begin = async (
  { db, config }: Seeding,
  patientId: number,
  { doctorId, illnessId }: Expert,
  content: string,
) => {
  const member = await findDefaultMember(db, patientId as PatientId)
  if (!member) return undefined
  const own = { id: newId(), patientId, memberId: member.id, doctorId, illnessId }
  const contentSealed = sealOf(config).seal(content, CONSULTATION)
  return { ...own, contentSealed, kind: 'text', priceFen: 0, isRevisit: false, withGuardian: false, ...terms } as const
}

const praises = [
  '回复很快，讲得清楚，知道接下来怎么做了。',
  '问得很细，没有急着让我去买药。',
  '态度很好，一条一条回答。',
]

/** What the doctor leaves the patient with: what they said last is the advice. */
const summaryOf = ({ said }: Dialogue): Summary => ({
  summary: '根据描述和您的回答，暂不像急重情况。',
  advice: said.at(-1) ?? '有变化随时再问。',
})

interface Held {
  dialogue: Dialogue
  expert: Expert
  patientId: number
  daysAgo: number
  /** Its patient agreed that others read it, and no editor has looked yet. */
  waits?: boolean
}

/** A consultation of the demonstration that was held, rated, and is read by others or waits for it. */
export const seedHeld = async (seeding: Seeding, { dialogue, expert, patientId, daysAgo, waits }: Held) => {
  const { db, now, config } = seeding
  const begun = await begin(seeding, patientId, expert, dialogue.content)
  if (!begun) return
  const madeAt = earlier(now, { days: daysAgo })
  const at = (minutes: number) => later(madeAt, { minutes })
  const seal = sealOf(config)
  const summary = summaryOf(dialogue)
  const consultation: NewConsultation = {
    ...begun,
    madeAt,
    acceptBy: acceptBy(madeAt, terms),
    ...spanFrom(at(20), terms),
    path: ['waiting', 'accepted', 'answered', 'ended', 'rated'],
    pathAt: [madeAt, at(20), at(45), at(600), at(660)],
    followUntil: followUntil(at(600)),
    keptUntil: storedUntil('record', at(600)),
    repliesLeft: 2,
    stars: dialogue.stars,
    ratedSealed: seal.seal(seeded(dialogue.content).pick(praises), CONSULTATION),
    ratingShown: true,
    summarySealed: seal.seal(JSON.stringify(summary), CONSULTATION),
    summaryAt: at(590),
    publicAt: at(660),
    channel: dialogue.channel ?? USUAL.browser,
    isDemo: true,
    ...(waits
      ? { sharing: 'waiting' }
      : {
          sharing: 'shown',
          shownAt: at(800),
          shownTopic: dialogue.topicId,
          readCount: seeded(dialogue.content).int(20, 900),
        }),
  }
  if (!(await insertConsultation(db, consultation))) return
  await insertTalk(db, { id: begun.id, patientId, doctorId: expert.doctorId, openedAt: at(20) }, [
    ...dialogue.said.map((content, n) => ({
      sender: n % 2 === 0 ? ('doctor' as const) : ('patient' as const),
      contentSealed: seal.seal(content, 'talk'),
      sentAt: at(45 + n * 30),
    })),
    {
      sender: 'doctor',
      kind: 'summary',
      contentSealed: seal.seal(summaryWords(summary), 'talk'),
      sentAt: at(590),
    },
  ])
}
