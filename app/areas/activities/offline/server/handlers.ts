import { membersOf } from '#app/areas/account/members/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context, Handlers } from '#app/context.ts'
import { maskName } from '#kit/seal/mask.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { signupStates } from '../states.ts'
import { checkCertificate, giveCertificate } from './commands/certificate.ts'
import { acceptOffer, cancelSignup, signUp } from './commands/sign-up.ts'
import { asEvent, asStanding, asWhole } from './present.ts'
import * as queries from './queries.ts'

const FEW = 3

export const handlers: Handlers<typeof contract> = {
  async offLineDepList(_, { db, now }) {
    const held = await queries.listHoldingDepartments(db, now)
    const asRow = ({ depId, depName, hospitalName, count }: (typeof held)[number]) => ({
      dep_id: depId,
      dep_name: depName,
      unit_name: hospitalName,
      activity_num: count,
    })
    return { list: held.map(asRow) }
  },

  async offLineList({ dep_id: depId, page, page_size: size }, { db, now }) {
    const found = await queries.listEvents(db, { depId, now }, { page, size })
    return paged(found, (row) => asEvent(row, now))
  },

  async offLineRecommended({ id }, { db, now, refuse }) {
    const shown = await queries.findEvent(db, id)
    if (!shown) return refuse('not-found')
    return { list: (await queries.listOthers(db, shown.event, now, FEW)).map((row) => asEvent(row, now)) }
  },

  async offLineById({ id }, { db, now, refuse }) {
    const shown = await queries.findEvent(db, id)
    if (!shown) return refuse('not-found')
    const doctors = await listDoctorCards(db, shown.event.doctorIds)
    return asWhole(
      shown,
      doctors.map((row) => asDoctorCard(row, { now })),
      now,
    )
  },

  async offLineSignUp({ id: eventId, member_id: memberId, guardian_id: guardianId, answers }, ctx) {
    const made = await signUp(ctx, { eventId, memberId, guardianId, answers })
    if (made instanceof Refused) return made
    const before = made.state === 'waiting' ? await queries.countBefore(ctx.db, made) : 0
    return { ...asStanding(made), code: made.code, before_num: before }
  },

  async offLineAccept({ signup_id: id }, ctx) {
    const signup = await queries.findOwn(ctx.db, ctx.patient, id)
    if (!signup) return ctx.refuse('not-found')
    return (await acceptOffer(ctx, signup)) ? asStanding({ id, state: 'signed' }) : ctx.refuse('late')
  },

  async offLineCancel({ signup_id: id }, ctx) {
    const signup = await queries.findOwn(ctx.db, ctx.patient, id)
    if (!signup) return ctx.refuse('not-found')
    return (await cancelSignup(ctx, signup)) ? asStanding({ id, state: 'cancelled' }) : ctx.refuse('over')
  },

  async offLineMine({ id, page, page_size: size }, ctx) {
    const found = await queries.listOwn(ctx.db, ctx.patient, id, ctx.now, { page, size })
    const rows = await Promise.all(found.rows.map((row) => withBefore(ctx, row)))
    const people = rows.flatMap(({ signup }) => [signup.memberId, signup.guardianId ?? []].flat())
    const names = await membersOf(ctx.db, people)
    return paged({ ...found, rows }, (row) => asMine(row, (who) => names.get(who ?? 0)?.truename ?? '', ctx.now))
  },

  offLineCertificate: ({ signup_id }, ctx) => giveCertificate(ctx, signup_id),

  async offLineCertificateCheck({ certificate_no }, ctx) {
    const found = await checkCertificate(ctx, certificate_no)
    return found ? { ...found, member_name: maskName(found.member_name) } : ctx.refuse('not-found')
  },
}

type OwnRow = Awaited<ReturnType<typeof queries.listOwn>>['rows'][number]

const withBefore = async ({ db }: Context, row: OwnRow) => ({
  ...row,
  before: row.signup.state === 'waiting' ? await queries.countBefore(db, row.signup) : 0,
})

/** A patient's own sign-up. */
const asMine = (
  { signup, event, before }: OwnRow & { before: number },
  nameOf: (memberId: number | null) => string,
  now: Date,
) => ({
  ...asStanding(signup),
  id: event.id,
  title: event.title,
  place: event.place,
  begin_time: event.startsAt,
  end_time: event.endsAt,
  member_name: nameOf(signup.memberId),
  guardian_name: nameOf(signup.guardianId),
  code: signup.code,
  before_num: before,
  offer_end_time: signup.offerUntil,
  can_cancel: signupStates[signup.state].to.length > 0 && event.endsAt > now,
  can_certify: signup.state === 'came' && event.endsAt <= now,
})
