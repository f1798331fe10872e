import { randomUUID } from 'node:crypto'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import {
  deleteLeftHomes,
  deletePosts,
  findImported,
  type findManagedDoctor,
  listDoctorPosts,
  seatDoctors,
  setDoctorPicture,
  setRoom,
  sourceOf,
  writeDoctors,
} from '#app/areas/guahao/doctors/server/public.ts'
import { listPlans } from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskDoctorAdd } from '../../contract.ts'
import { MOST_ILLNESSES, wordsIn } from '../../rules.ts'

/** A doctor as a desk wrote them. */
export type DoctorWritten = Omit<ParsedInput<typeof deskDoctorAdd>, 'code'>
export type ManagedDoctor = NonNullable<Awaited<ReturnType<typeof findManagedDoctor>>>
type Row = Parameters<typeof writeDoctors>[1][number]
type Saved = { doctor_id: number }
type DraftFault = Refused<'department' | 'choice' | 'too-many'>

/** What a file may say of a doctor: the desk says all of it but whether they see anybody, which has its own way. */
const told = new Set(['title', 'skills', 'introduction', 'illnesses', 'is_referral'])

const draftOf = async ({ db, staff, now }: StaffContext, input: DoctorWritten) => {
  const { hospitalId } = staff
  if (!(input.title in titles)) return new Refused('choice')
  const illTags = wordsIn(input.illnesses ?? '')
  if (illTags.length > MOST_ILLNESSES) return new Refused('too-many')
  const seats = [...new Set(input.seats)].filter((id) => id !== input.dep_id)
  const found = await Promise.all([input.dep_id, ...seats].map((id) => findDepartment(db, id, hospitalId)))
  const [home] = found
  if (!home || found.some((department) => department === undefined)) return new Refused('department')
  const row = {
    name: input.doctor_name,
    sex: input.sex,
    title: input.title,
    depId: home.id,
    hospitalId,
    classId: home.classId,
    cityId: home.cityId,
    skills: input.skills ?? '',
    introduction: input.introduction ?? '',
    illTags,
    isReferral: input.is_referral === 1,
    changedAt: now,
  }
  return { row, seats, room: input.room ?? '', picture: input.picture ?? '' }
}
type Draft = Exclude<Awaited<ReturnType<typeof draftOf>>, DraftFault>

/** Makes a doctor who is at home in the desk's hospital, known again by their code where a file brings them. */
export const addDoctor = async (
  ctx: StaffContext,
  code: string | undefined,
  input: DoctorWritten,
): Promise<Saved | DraftFault | Refused<'taken' | 'pictures'>> => {
  const draft = await draftOf(ctx, input)
  if (draft instanceof Refused) return draft
  const sourceKey = sourceOf(ctx.staff.hospitalId, code ?? `desk ${randomUUID()}`)
  if ((await findImported(ctx.db, [sourceKey])).size > 0) return new Refused('taken')
  return store(ctx, { ...draft, before: undefined }, { ...draft.row, sourceKey, isDemo: false }, (inside, id) =>
    recordAct(inside, { act: 'master.doctor-add', kind: 'doctor', id, after: factsOf(draft.row) }),
  )
}

/** Writes a doctor over what they were, where they have no plans at what they are taken away from. */
export const changeDoctor = async (
  ctx: StaffContext,
  before: ManagedDoctor,
  input: DoctorWritten,
): Promise<Saved | DraftFault | Refused<'planned' | 'pictures'>> => {
  const draft = await draftOf(ctx, input)
  if (draft instanceof Refused) return draft
  const planned = await plannedAt(ctx, before, [draft.row.depId, ...draft.seats])
  if (planned) return new Refused('planned', { department: planned })
  const { sourceKey, isDemo } = before
  return store(ctx, { ...draft, before }, { ...draft.row, sourceKey, isDemo }, (inside, id) => {
    const facts = { before: factsOf(before), after: factsOf(draft.row) }
    return recordAct(inside, { act: 'master.doctor-change', kind: 'doctor', id, ...facts })
  })
}

/** A department of this hospital that they would leave though they have plans there: its name. */
const plannedAt = async ({ db, staff, now }: StaffContext, { id: doctorId }: ManagedDoctor, stays: number[]) => {
  const { hospitalId } = staff
  const plans = await listPlans(db, hospitalId, dayOf(now), { doctorId })
  const left = plans.find(({ depId, places }) => places > 0 && !stays.includes(depId))
  return left && (await findDepartment(db, left.depId))?.name
}

const factsOf = ({ name, title, depId }: Pick<Row, 'name' | 'title' | 'depId'>) => ({ name, jobTitle: title, depId })

type Storing = Pick<Draft, 'seats' | 'room' | 'picture'> & { before: ManagedDoctor | undefined }

/** Writes them with their photograph and where they sit, all or nothing, and tells the search. */
const store = (
  ctx: StaffContext,
  { seats, room, picture, before }: Storing,
  row: Row,
  record: (inside: StaffContext, id: number) => Promise<void>,
) => {
  const work = async (inside: StaffContext): Promise<Saved | Refused<'pictures'>> => {
    const { db, staff } = inside
    const isNewPicture = picture !== '' && picture !== before?.picture
    if (isNewPicture && !(await takeGoodsPictures(db, staff.hospitalId, [picture]))) return new Refused('pictures')
    await deleteLeftHomes(db, [row])
    await writeDoctors(db, [row], told)
    const { id = 0 } = (await findImported(db, [row.sourceKey])).get(row.sourceKey) ?? {}
    await setDoctorPicture(db, id, picture)
    await seat(inside, id, [row.depId, ...seats])
    await setRoom(db, { doctorId: id, depId: row.depId }, room)
    await record(inside, id)
    await inside.emit('searchable.changed', { kind: 'doctor', ids: [id] })
    return { doctor_id: id }
  }
  return ctx.transact((inside) => rollbackIf(inside, (done) => done instanceof Refused, work))
}

/** They sit at these departments of the hospital, and at no other of it; where they sit in others is those hospitals' matter. */
const seat = async ({ db, staff }: StaffContext, doctorId: number, depIds: readonly number[]) => {
  const left = (await listDoctorPosts(db, doctorId)).filter(
    ({ depId, hospitalId }) => hospitalId === staff.hospitalId && !depIds.includes(depId),
  )
  await deletePosts(
    db,
    doctorId,
    left.map(({ depId }) => depId),
  )
  await seatDoctors(
    db,
    depIds.map((depId) => ({ doctorId, depId })),
  )
}
