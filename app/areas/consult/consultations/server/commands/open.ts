import { keepMember, type Member } from '#app/areas/account/members/server/public.ts'
import { isOffered } from '#app/areas/consult/call-hours/rules.ts'
import { findHours } from '#app/areas/consult/call-hours/server/public.ts'
import type { CareRefusal } from '#app/areas/consult/care/rules.ts'
import { decideCare } from '#app/areas/consult/care/server/public.ts'
import { type ConsultationKind, kindWords } from '#app/areas/consult/doctors/rules.ts'
import { findDepartmentService, findLevel, findService } from '#app/areas/consult/doctors/server/public.ts'
import { takePictures } from '#app/areas/files/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { findIllness } from '#app/areas/guahao/illnesses/server/public.ts'
import { startPayment } from '#app/areas/pay/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { newId } from '#kit/random/new-id.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type CaseFacts, isAskedPregnancy } from '../../rules/case.ts'
import {
  acceptBy,
  type ConsultationFault,
  type ConsultationTopic,
  faultOf,
  HOLD_MINUTES,
  PURPOSE,
} from '../../rules.ts'
import { sealedCase } from '../present/case-card.ts'
import { CONSULTATION, linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { noteBegun } from './begin.ts'

/** What somebody asks, of whom, for whom. */
export interface ConsultationRequest {
  doctorId?: number | undefined
  catalogueId?: number | undefined
  memberId: number
  kind: ConsultationKind
  topic: ConsultationTopic
  illnessId?: number | undefined
  content: string
  images: readonly string[]
  /** What they say of themselves beside it. */
  facts: CaseFacts
  isRevisit: boolean
  withGuardian: boolean
  /** When the doctor is to call; undefined: as soon as they can. */
  callAt?: Date | undefined
}

/** Why a consultation was not opened: `already-open` says which one is in the way. */
export type NotOpened =
  | ConsultationFault
  | CareRefusal<'ask'>
  | 'no-member'
  | 'closed'
  | 'unknown-illness'
  | 'bad-picture'
  | 'already-open'
  | 'no-such-time'
  | 'time-taken'

/** Opens a consultation: what is agreed is read here, never taken from who asks, and its payment is started. */
export const openConsultation = (
  ctx: PatientContext,
  request: ConsultationRequest,
): Promise<queries.ConsultationRow | Refused<NotOpened>> =>
  rollbackIf(
    ctx,
    (outcome: queries.ConsultationRow | Refused<NotOpened>) => outcome instanceof Refused,
    async (inside) => {
      const outcome = await openInside(inside, request)
      return typeof outcome === 'string' ? new Refused(outcome) : outcome
    },
  )

const openInside = async (
  ctx: PatientContext,
  request: ConsultationRequest,
): Promise<queries.ConsultationRow | NotOpened | Refused<NotOpened>> => {
  const member = await keepMember(ctx.db, ctx.patient, request.memberId)
  if (!member) return 'no-member'
  const fault = await findFault(ctx, request, member)
  if (fault) return fault
  const terms = await findTerms(ctx, request)
  if (!terms) return 'closed'
  if (!(await isTimeOffered(ctx, request))) return 'no-such-time'
  if (!(await takePictures(ctx.db, ctx.patient, 'ask', request.images))) return 'bad-picture'
  return write(ctx, { ...request, facts: factsAbout(member, request, ctx.now) }, terms)
}

/** Of what was said, what can be said of this member. */
const factsAbout = ({ sex, birthday }: Member, { facts }: ConsultationRequest, now: Date): CaseFacts => {
  const { duration, allergies, medicines, pregnancy } = facts
  const isAsked = isAskedPregnancy({ sex, age: ageOn(birthday, dayOf(now)) })
  return { duration, allergies, medicines, pregnancy: isAsked ? pregnancy : undefined }
}

const findFault = async (
  ctx: PatientContext,
  request: ConsultationRequest,
  member: Member,
): Promise<NotOpened | undefined> => {
  const { db, patient, now } = ctx
  const { memberId, doctorId, withGuardian } = request
  const hospitalId = doctorId === undefined ? null : ((await findDoctor(db, doctorId))?.hospitalId ?? null)
  const asking = { byKind: 'patient', byId: patient, patientId: patient, memberId, hospitalId } as const
  const { hasIdNumber, birthday } = member
  const facts = { hasIdNumber, withGuardian, age: ageOn(birthday, dayOf(now)) }
  const fault =
    (await decideCare(ctx, 'ask', asking, facts)) ?? faultOf({ ...request, pictures: request.images.length })
  if (fault) return fault
  const isKnown = request.illnessId === undefined || (await findIllness(db, request.illnessId))
  return isKnown ? undefined : 'unknown-illness'
}

/** Whether the doctor offers to call at that time; whether somebody has it shows when it is written down. */
const isTimeOffered = async ({ db, now }: PatientContext, { callAt, doctorId, kind }: ConsultationRequest) => {
  if (callAt === undefined) return true
  if (doctorId === undefined || kind === 'text') return false
  return isOffered(await findHours(db, doctorId, dayOf(now)), callAt, now)
}

interface Terms
  extends Pick<queries.ConsultationRow, 'priceFen' | 'replies' | 'hours' | 'acceptMinutes' | 'replyMinutes'> {
  payee: `hospital:${number}` | 'platform'
  title: string
}

/** What is agreed: a doctor's own terms, with the price for members; else those of the department. */
const findTerms = async ({ db, patient }: PatientContext, request: ConsultationRequest): Promise<Terms | undefined> => {
  const { doctorId, catalogueId, kind } = request
  if (doctorId === undefined) {
    const service = catalogueId === undefined ? undefined : await findDepartmentService(db, catalogueId, kind)
    return service && { ...service, payee: 'platform', title: '问诊（科室）' }
  }
  const [doctor, service] = [await findDoctor(db, doctorId), await findService(db, doctorId, kind)]
  if (!doctor || !service) return undefined
  const isMember = service.vipPriceFen !== null && (await findLevel(db, patient)) > 0
  const priceFen = isMember ? (service.vipPriceFen as number) : service.priceFen
  return { ...service, priceFen, payee: `hospital:${doctor.hospitalId}`, title: `问诊 ${doctor.name}医生` }
}

const write = async (
  ctx: PatientContext,
  request: ConsultationRequest,
  terms: Terms,
): Promise<queries.ConsultationRow | Refused<NotOpened>> => {
  const { db, now, config, patient: patientId } = ctx
  const id = newId()
  const { priceFen, replies, hours, acceptMinutes, replyMinutes, payee, title } = terms
  const holdUntil = priceFen > 0 ? later(now, { minutes: HOLD_MINUTES }) : null
  const bill = { patientId, purpose: PURPOSE, subjectId: id, amountFen: priceFen, title, link: linkOf(id), payee }
  const outTradeNo = holdUntil && (await startPayment(ctx, { ...bill, deadline: holdUntil }))
  const { memberId, doctorId, kind, topic, illnessId, isRevisit, withGuardian } = request
  const consultation = await queries.insertConsultation(db, {
    id,
    patientId,
    memberId,
    doctorId,
    kind,
    topic,
    illnessId,
    isRevisit,
    withGuardian,
    outTradeNo,
    holdUntil,
    priceFen,
    replies,
    repliesLeft: replies,
    hours,
    acceptMinutes,
    replyMinutes,
    madeAt: now,
    catalogueId: doctorId === undefined ? request.catalogueId : null,
    path: [holdUntil ? 'unpaid' : 'waiting'],
    pathAt: [now],
    acceptBy: holdUntil ? null : acceptBy(now, terms),
    agreedAt: request.callAt ?? null,
    contentSealed: sealOf(config).seal(request.content, CONSULTATION),
    caseSealed: sealedCase(request.facts, ctx),
    images: [...request.images],
    channel: ctx.channel,
    fromFunctionId: ctx.fromFunctionId ?? null,
  })
  if (!consultation) return findOpened(ctx, request)
  return noteBegun(ctx, consultation)
}

const findOpened = async ({ db }: PatientContext, request: ConsultationRequest): Promise<Refused<NotOpened>> => {
  const found = await queries.findUnderWay(db, request)
  if (!found && request.callAt) return new Refused('time-taken')
  if (!found)
    throw new Error(`the member ${request.memberId} has no such consultation under way, and yet one is in the way`)
  return new Refused('already-open', { kind: kindWords[found.kind] }, { ask_id: found.id })
}
