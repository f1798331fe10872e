import { listMarks, markedAmong } from '#app/areas/account/marks/server/public.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { findIllness } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Handlers, PatientContext, RequestContext } from '#app/context.ts'
import type { Page } from '#kit/db/page.ts'
import type { Position } from '#kit/geo/distance.ts'
import { positionOf } from '#kit/geo/position.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { followDoctor } from './commands/follow.ts'
import { nearestDoctors } from './handlers/nearest-doctors.ts'
import { asDoctor, asDoctorCard, asServiceHours } from './present.ts'
import { updateShares } from './queries/change.ts'
import { type CardRow, listCards, listDoctors, listPosts, listRecommended } from './queries/list.ts'
import { findBenefit, findDoctor, listPostsOf, listServiceHours, postAt } from './queries/one.ts'

export const handlers: Handlers<typeof contract> = {
  async doctorList(input, ctx) {
    const { db, city, now, refuse } = ctx
    const { class_id: classId, catalogue_id: catalogueId, ill_id: illnessId, unit_id: hospitalId, title } = input
    const { sort = 'default', page, page_size: size } = input
    if (illnessId !== undefined && !(await findIllness(db, illnessId))) return refuse('not-found')
    const seen = illnessId === undefined ? null : await nearestDoctors(db, illnessId, { city, hospitalId })
    const chosen = { city: seen?.city ?? city, classId, catalogueId, illness: seen?.illness, hospitalId, title }
    const found = await listDoctors(db, { ...chosen, sort, now, page, size })
    return { ...(await cards(ctx, found, positionOf(input))), reach: seen?.illness.reach ?? null, city_id: chosen.city }
  },

  async doctorDetail({ doctor_id, unit_id: hospitalId, dep_id: depId, ...consultation }, { db, now, patient, refuse }) {
    const seats = await listPostsOf(db, doctor_id)
    const doctor = postAt(seats, { hospitalId, depId })
    if (!doctor) return refuse('not-found')
    const focused = await markedAmong(db, patient, 'doctor', [doctor_id])
    return asDoctor(doctor, seats, { now, focused, from: positionOf(consultation) })
  },

  async depAllDoctor({ dep_id: depId, unit_id: hospitalId, page, page_size: size }, ctx) {
    const found = await listPosts(ctx.db, { depId, hospitalId, page, size })
    const isUnknown = found.rows.length === 0 && !(await findDepartment(ctx.db, depId, hospitalId))
    return isUnknown ? ctx.refuse('not-found') : cards(ctx, found)
  },

  async unitRecommendDoctors({ id: hospitalId, dep_id: depId, page, page_size: size }, ctx) {
    const found = await listRecommended(ctx.db, { hospitalId, depId, page, size })
    const isUnknown = found.rows.length === 0 && !(await findHospital(ctx.db, hospitalId))
    return isUnknown ? ctx.refuse('not-found') : cards(ctx, found)
  },

  async referralDoctors({ unit_id: hospitalId, dep_id: depId, page, page_size: size }, ctx) {
    const city = hospitalId === undefined && depId === undefined ? ctx.city : 0
    return cards(ctx, await listPosts(ctx.db, { hospitalId, depId, city, referral: true, page, size }))
  },

  async doctorShareTimes({ doctor_id }, { db, refuse }) {
    const doctor = await findDoctor(db, doctor_id)
    return doctor ? { doctor_id, share_times: doctor.shareCount } : refuse('not-found')
  },

  async doctorShared({ doctor_id }, { db, refuse }) {
    const shares = await updateShares(db, doctor_id)
    return shares === undefined ? refuse('not-found') : { doctor_id, share_times: shares }
  },

  async doctorServiceHours({ doctor_id }, { db, refuse }) {
    if (!(await findDoctor(db, doctor_id))) return refuse('not-found')
    return { list: (await listServiceHours(db, doctor_id)).map(asServiceHours) }
  },

  async employeeFreeStatus({ unit_id: hospitalId, doctor_id }, { db, patient, now, refuse }) {
    const isThere =
      doctor_id === undefined ? await findHospital(db, hospitalId) : await findDoctor(db, doctor_id, { hospitalId })
    if (!isThere) return refuse('not-found')
    const benefit = await findBenefit(db, patient, hospitalId, dayOf(now))
    const left = benefit ? benefit.grantedCount - benefit.usedCount : 0
    return {
      is_employee: benefit !== undefined,
      has_free: left > 0,
      left_num: left,
      last_day: benefit?.lastDay ?? null,
    }
  },

  async addDoctorFollow({ doctor_id }, ctx) {
    return (await follow(ctx, doctor_id, true)) ?? ctx.refuse('not-found')
  },

  async cancelDoctorFollow({ doctor_id }, ctx) {
    return (await follow(ctx, doctor_id, false)) ?? ctx.refuse('not-found')
  },

  async doctorFollowList({ page, page_size: size }, { db, now, patient }) {
    const marks = await listMarks(db, patient, 'doctor', { page, size })
    const focused = new Set(marks.rows.map((row) => row.targetId))
    const byId = new Map((await listCards(db, [...focused].map(Number))).map((row) => [String(row.id), row]))
    const rows = marks.rows.flatMap(({ targetId }) => byId.get(targetId) ?? [])
    return paged({ ...marks, rows }, (row) => asDoctorCard(row, { now, focused }))
  },
}

/** A page of cards as who asks sees them. */
const cards = async ({ db, now, patient }: RequestContext, found: Page<CardRow>, from: Position | null = null) => {
  const focused = await markedAmong(
    db,
    patient,
    'doctor',
    found.rows.map((row) => row.id),
  )
  return paged(found, (row) => asDoctorCard(row, { now, focused, from }))
}

/** Follows or unfollows, and says how it stands; null where there is no such doctor. */
const follow = async (ctx: PatientContext, id: number, on: boolean) => {
  const fans = await followDoctor(ctx, id, on)
  return fans === null ? null : { doctor_id: id, is_focused: on, fans_num: fans }
}
