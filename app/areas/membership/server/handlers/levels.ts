import { findSession } from '#app/areas/access/patients/server/public.ts'
import { asDoctorCard, findDoctor, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import type * as contract from '../../contract/levels.ts'
import { levelName } from '../../rules/levels.ts'
import { nextLevel, standingOf } from '../../rules.ts'
import { asGranted, asLevel } from '../present.ts'
import { findMembership, type Membership } from '../queries/current-membership.ts'
import { benefitsOf } from '../queries/term-benefits.ts'
import * as queries from '../queries.ts'

/** A level with its name. */
const named = ({ level, levels }: Membership) => ({
  level,
  level_name: levelName(levels, level),
})

const mine = ({ db, patient, now }: PatientContext) => findMembership(db, patient, now)

/** The term that counts now. */
const termNow = async ({ db, patient, now }: PatientContext) =>
  standingOf(await queries.listLive(db, patient, now), now).current

/** A term that begins later, with what may be used in it then. */
const asLater = async (ctx: PatientContext, term: queries.TermRow) => ({
  title: term.title,
  begin_time: term.startsAt,
  end_time: term.endsAt,
  benefits: (await benefitsOf(ctx.db, term)).map(asGranted),
})

export const levelHandlers: Handlers<typeof contract> = {
  async getMemberLvlList(_, { db }) {
    return { list: (await queries.listLevels(db)).map(asLevel) }
  },

  async getMemberLvlDetail({ level }, { db, refuse }) {
    const row = await queries.findLevel(db, level)
    return row ? asLevel(row) : refuse('not-found')
  },

  async myMemberDetail(_, ctx) {
    const membership = await mine(ctx)
    const { terms, levels, level, growth, points, isVip } = membership
    const [{ current, later, endsAt }, next] = [standingOf(terms, ctx.now), nextLevel(levels, level)]
    return {
      ...named(membership),
      growth,
      points,
      is_vip: isVip,
      privileges: levels.find((row) => row.level === level)?.privileges ?? [],
      next_level_name: next?.name ?? '',
      next_growth: next?.growth ?? 0,
      combo_title: current?.title ?? '',
      begin_time: current?.startsAt ?? null,
      end_time: current?.endsAt ?? null,
      last_end_time: endsAt ?? null,
      benefits: (current ? await benefitsOf(ctx.db, current) : []).map((own) => ({
        ...asGranted(own),
        left: own.left,
        is_bookable: own.benefit.isBookable,
      })),
      later: await Promise.all(later.map((term) => asLater(ctx, term))),
    }
  },

  async getMemberLevel({ accessToken }, ctx) {
    const session = accessToken === undefined ? undefined : await findSession(ctx.db, accessToken, ctx.now)
    const isOwn = accessToken === undefined || session?.patientId === ctx.patient
    return isOwn ? named(await mine(ctx)) : ctx.refuse('not-found')
  },

  async userLevel({ user_id }, ctx) {
    return user_id === ctx.patient ? named(await mine(ctx)) : ctx.refuse('not-found')
  },

  async isVipMember({ userId }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    const { level, isVip } = await mine(ctx)
    return { is_vip: isVip, is_member: level > 0, level }
  },

  async getUserBindDoctor(_, ctx) {
    const doctorId = (await termNow(ctx))?.doctorId
    const [card] = doctorId == null ? [] : await listDoctorCards(ctx.db, [doctorId])
    return { doctor: card ? asDoctorCard(card, { now: ctx.now }) : null }
  },

  async vipOrderInService({ doctor_id }, ctx) {
    if (!(await findDoctor(ctx.db, doctor_id))) return ctx.refuse('not-found')
    const current = await termNow(ctx)
    if (!current || current.doctorId !== doctor_id) return { order: null }
    const { orderId, title, startsAt, endsAt } = current
    return { order: { order_id: orderId ?? '', title, begin_time: startsAt, end_time: endsAt } }
  },
}
