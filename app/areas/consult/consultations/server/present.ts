import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import { asDoctorCard, type listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { isTooLateToCancel, mayMoveTime } from '../rules/agreed.ts'
import { buttonsOf, hoursLeft, repliesNow, sharings } from '../rules.ts'
import { type ConsultationState, consultationStates } from '../states.ts'
import type { ConsultationRow, NamedConsultation } from './queries.ts'

/** The page of a patient’s own consultation. */
export const linkOf = (consultationId: string): string => `/ask/order?ask_id=${consultationId}`

/** The kind of sealed text. */
export const CONSULTATION = 'ask'

/** What the patient wrote, opened for whom it concerns; '' where it was taken away. */
export const contentOf = (
  { contentSealed }: Pick<ConsultationRow, 'contentSealed'>,
  { config }: Pick<Context, 'config'>,
): string => (contentSealed === '' ? '' : sealOf(config).open(contentSealed, CONSULTATION))

export const asState = (state: ConsultationState) => ({ state, state_desc: consultationStates[state].words })

/** Cards of doctors by their ids. */
export type DoctorCards = ReadonlyMap<number, Awaited<ReturnType<typeof listDoctorCards>>[number]>

/** What a doctor who accepted owes: words, or a call. */
const begunBy = (kind: ConsultationRow['kind']): string => (kind === 'text' ? '回复' : `开始${kindWords[kind]}`)

/** When the state ends by itself, and what happens then. */
export const deadlineOf = (consultation: ConsultationRow): { at: Date | null; words: string } => {
  switch (consultation.state) {
    case 'unpaid':
      return { at: consultation.holdUntil, words: '前付款，超时自动关闭' }
    case 'waiting':
      return { at: consultation.acceptBy, words: '前接诊，超时自动全额退款' }
    case 'accepted':
      return consultation.agreedAt
        ? { at: consultation.agreedAt, words: `开始${kindWords[consultation.kind]}` }
        : { at: consultation.replyBy, words: `前${begunBy(consultation.kind)}，超时自动全额退款` }
    case 'answered':
      return { at: consultation.endsAt, words: '自动结束' }
    default:
      return { at: null, words: '' }
  }
}

const asDoctor = (cards: DoctorCards, doctorId: number | null, now: Date) => {
  const row = doctorId === null ? undefined : cards.get(doctorId)
  if (!row) return null
  const { doctor_id, doctor_name, title_name, unit_name, dep_name, image } = asDoctorCard(row, { now })
  return { doctor_id, doctor_name, title_name, unit_name, dep_name, image }
}

/** A consultation as its patient's list shows it. */
export const asConsultationCard = (
  consultation: NamedConsultation,
  cards: DoctorCards,
  ctx: Pick<Context, 'config' | 'now'>,
) => {
  const { now } = ctx
  const deadline = deadlineOf(consultation)
  const isUnpaid = consultation.state === 'unpaid'
  return {
    ask_id: consultation.id,
    ask_no: spokenNumberOf(dayOf(consultation.madeAt), consultation.id),
    ...asState(consultation.state),
    type: consultation.kind,
    type_name: kindWords[consultation.kind],
    topic: consultation.topic,
    doctor: asDoctor(cards, consultation.doctorId, now),
    dep_name: consultation.department ?? '',
    member_id: consultation.memberId,
    truename: consultation.member?.truename ?? '',
    content: contentOf(consultation, ctx),
    price: consultation.priceFen,
    pay_amount: consultation.paidFen,
    refund_amount: consultation.backFen,
    out_trade_no: isUnpaid ? (consultation.outTradeNo ?? '') : '',
    deadline: deadline.at,
    deadline_words: deadline.words,
    left_seconds: deadline.at === null ? 0 : Math.max(0, Math.floor((deadline.at.getTime() - now.getTime()) / 1_000)),
    agreed_at: consultation.agreedAt,
    replyCount: repliesNow(consultation, now),
    leftHour: hoursLeft(consultation, now),
    stars: consultation.stars ?? 0,
    reason: consultation.reason,
    button: buttonsNow(consultation, now),
    add_time: consultation.madeAt,
  }
}

/** What can be done now: what is agreed is moved or called off until shortly before. */
const buttonsNow = (consultation: ConsultationRow, now: Date): string[] => [
  ...buttonsOf(consultation.state).filter((button) => button !== 'close' || !isTooLateToCancel(consultation, now)),
  ...(mayMoveTime(consultation, now) ? ['move'] : []),
]

/** Where it stands that others read it. */
export const asSharing = ({ sharing, sharingSays }: Pick<ConsultationRow, 'sharing' | 'sharingSays'>) => ({
  sharing: sharing ?? ('' as const),
  sharing_desc: sharing === null ? '' : sharings[sharing].words,
  sharing_says: sharingSays,
})

/** What only its own page shows beside the card. */
export const asHistory = ({ path, pathAt }: ConsultationRow) =>
  path.map((state, at) => ({ ...asState(state as ConsultationState), time: pathAt[at] as Date }))
