import { findSession } from '#app/areas/account/sign-in/server/public.ts'
import { asDoctorCard, findDoctor, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../../contract/levels.ts'
import { nextLevel } from '../../rules.ts'
import { asGranted, asLevel } from '../present.ts'
import { currentOf, findMembership, type Membership } from '../queries/current-membership.ts'
import * as queries from '../queries.ts'

/** A level with its name. */
const named = ({ level, levels }: Membership) => ({
  level,
  level_name: levels.find((row) => row.level === level)?.name ?? '',
})

const mine = ({ db, patient, now }: PatientHere) => findMembership(db, patient, now)

/** The term that counts now. */
const termNow = async ({ db, patient, now }: PatientHere) => currentOf(await queries.listLive(db, patient, now), now)

/** The benefits of a term: those that are used by allowance, and those of its package that have no end. */
const benefitsOf = async (here: PatientHere, term: queries.TermRow) => {
  const limited = await queries.listAllowances(here.db, [term.id])
  const endless = ((await queries.findCombo(here.db, term.comboId))?.granted ?? []).filter(({ times }) => times === 0)
  return [
    ...limited.map(({ allowance, benefit }) => ({
      ...asGranted({ benefit, times: allowance.total }),
      ...{ left: allowance.left, is_bookable: benefit.isBookable },
    })),
    ...endless.map((one) => ({ ...asGranted(one), left: -1, is_bookable: one.benefit.isBookable })),
  ]
}

export const levelHandlers: Handlers<typeof contract> = {
  async getMemberLvlList(_, { db }) {
    return { list: (await queries.listLevels(db)).map(asLevel) }
  },

  async getMemberLvlDetail({ level }, { db, refuse }) {
    const row = await queries.findLevel(db, level)
    return row ? asLevel(row) : refuse('not-found')
  },

  async myMemberDetail(_, here) {
    const membership = await mine(here)
    const { terms, levels, level, growth, points, isVip } = membership
    const [current, next] = [currentOf(terms, here.now), nextLevel(levels, level)]
    return {
      ...{ ...named(membership), growth, points, is_vip: isVip },
      privileges: levels.find((row) => row.level === level)?.privileges ?? [],
      ...{ next_level_name: next?.name ?? '', next_growth: next?.growth ?? 0 },
      ...{ combo_title: current?.title ?? '', begin_time: current?.startsAt ?? null },
      end_time: terms.at(-1)?.endsAt ?? null,
      benefits: current ? await benefitsOf(here, current) : [],
      later: terms
        .filter((term) => term !== current)
        .map(({ title, startsAt, endsAt }) => ({ title, begin_time: startsAt, end_time: endsAt })),
    }
  },

  async getMemberLevel({ accessToken }, here) {
    const session = accessToken === undefined ? undefined : await findSession(here.db, accessToken, here.now)
    const isOwn = accessToken === undefined || session?.patientId === here.patient
    return isOwn ? named(await mine(here)) : here.refuse('not-found')
  },

  async userLevel({ user_id }, here) {
    return user_id === here.patient ? named(await mine(here)) : here.refuse('not-found')
  },

  async isVipMember({ userId }, here) {
    if (userId !== here.patient) return here.refuse('not-found')
    const { level, isVip } = await mine(here)
    return { is_vip: isVip, is_member: level > 0, level }
  },

  async getUserBindDoctor(_, here) {
    const doctorId = (await termNow(here))?.doctorId
    const [card] = doctorId == null ? [] : await listDoctorCards(here.db, [doctorId])
    return { doctor: card ? asDoctorCard(card, { now: here.now }) : null }
  },

  async vipOrderInService({ doctor_id }, here) {
    if (!(await findDoctor(here.db, doctor_id))) return here.refuse('not-found')
    const current = await termNow(here)
    if (!current || current.doctorId !== doctor_id) return { order: null }
    const { orderId, title, startsAt, endsAt } = current
    return { order: { order_id: orderId ?? '', title, begin_time: startsAt, end_time: endsAt } }
  },
}
