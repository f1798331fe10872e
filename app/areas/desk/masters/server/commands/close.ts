import { recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import {
  closeDueDepartments,
  findDepartment,
  setDepartmentClosing,
} from '#app/areas/guahao/departments/server/public.ts'
import {
  closeDueDoctors,
  findManagedDoctor,
  listDoctorPosts,
  setDoctorClosing,
} from '#app/areas/guahao/doctors/server/public.ts'
import { closeDueHospitals, findHospital, setHospitalClosing } from '#app/areas/guahao/hospitals/server/public.ts'
import { closingWords } from '#app/areas/guahao/schedules/rules.ts'
import { closeClinics, listConcerned, reopenClinics } from '#app/areas/guahao/schedules/server/public.ts'
import { previewStop } from '#app/areas/guahao/stops/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import type { Events } from '#app/events.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { maskName } from '#kit/seal/mask.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { halfDayWord } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import { MOST_SHOWN } from '../../rules/closings.ts'

/** What is named: a doctor, a department, or a hospital. */
export interface Named {
  unit_id?: number | undefined
  dep_id?: number | undefined
  doctor_id?: number | undefined
}

/** What closes or opens again: whose clinics it has, and how it is written. */
export interface Practice {
  kind: 'hospital' | 'department' | 'doctor'
  id: number
  isOpen: boolean
  closesOn: Day | null
  /** Where its clinics are: of a doctor every hospital in which they sit. */
  scopes: { hospitalId: number; depId?: number; doctorId?: number }[]
}

/** What is named, where this desk writes it: of its own hospital, or any hospital at the platform's desk. */
export const findPractice = async (ctx: StaffContext, { unit_id, dep_id, doctor_id }: Named) => {
  const { db, staff } = ctx
  const { hospitalId } = staff
  const department = dep_id === undefined ? undefined : await findDepartment(db, dep_id, hospitalId)
  if (dep_id !== undefined && !department) return undefined
  if (doctor_id !== undefined) return doctorOf(ctx, doctor_id)
  if (department) return practiceOf('department', department, [{ hospitalId, depId: department.id }])
  const hospital = await findOwnHospital(ctx, unit_id)
  return hospital && practiceOf('hospital', hospital, [{ hospitalId: hospital.id }])
}

const practiceOf = (
  kind: Practice['kind'],
  { id, isOpen, closesOn }: Omit<Practice, 'kind' | 'scopes'>,
  scopes: Practice['scopes'],
): Practice => ({ kind, id, isOpen, closesOn, scopes })

const doctorOf = async ({ db, staff }: StaffContext, doctorId: number) => {
  const doctor = await findManagedDoctor(db, staff.hospitalId, doctorId)
  if (!doctor) return undefined
  const hospitals = new Set([staff.hospitalId, ...(await listDoctorPosts(db, doctorId)).map((seat) => seat.hospitalId)])
  const scopes = [...hospitals].map((hospitalId) => ({ hospitalId, doctorId }))
  return practiceOf('doctor', doctor, scopes)
}

/** The hospital of the desk, or at the platform's desk the one that is named. */
export const findOwnHospital = async (ctx: StaffContext, unitId = ctx.staff.hospitalId) =>
  unitId === ctx.staff.hospitalId || servesPlatform(ctx) ? findHospital(ctx.db, unitId) : undefined

type Clinics = Awaited<ReturnType<typeof listConcerned>>

const inDayOrder = (clinics: Clinics): Clinics =>
  clinics.toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id)
const peopleIn = (clinics: Clinics) => clinics.reduce((sum, { taken }) => sum + taken, 0)

/** Whom it would concern to close it from that day on. */
export const previewClosing = async (ctx: StaffContext, { scopes }: Practice, from: Day) => {
  const clinics = inDayOrder((await Promise.all(scopes.map((scope) => listConcerned(ctx, { scope, from })))).flat())
  const list = []
  for (const clinic of clinics.slice(0, MOST_SHOWN)) {
    const orders = await previewStop(ctx, clinic.id)
    const members = await membersOf(
      ctx.db,
      orders.map(({ memberId }) => memberId),
    )
    list.push({
      schedule_id: clinic.id,
      date: clinic.date,
      half_name: halfDayWord(clinic.half),
      doctor_name: clinic.doctorName,
      taken_num: clinic.taken,
      people: orders.map(({ number, memberId }) => ({ number, name: maskName(members.get(memberId)?.truename ?? '') })),
    })
  }
  return { clinic_num: clinics.length, people_num: peopleIn(clinics), list }
}

interface Closing {
  from: Day
  reason: string | undefined
  stopsBooked: boolean
}

type Closed = { clinic_num: number; people_num: number } | Refused<'booked'>

/** Closes it from that day on, with its line in the audit. Nothing is done where it would stop clinics and nobody said so. */
export const closePractice = (ctx: StaffContext, practice: Practice, closing: Closing): Promise<Closed> => {
  const { kind, id, scopes, closesOn } = practice
  const { from, reason = closingWords(scopes[0] ?? {}), stopsBooked } = closing
  const work = async (inside: StaffContext): Promise<Closed> => {
    const { staffId } = ctx.staff
    // First the row: nothing is made anew for a day on which it is closed.
    await write(inside, practice, from)
    const stopped: Clinics = []
    for (const scope of scopes) stopped.push(...(await closeClinics(inside, { scope, from, reason, staffId })))
    const done = { clinic_num: stopped.length, people_num: peopleIn(stopped) }
    if (stopped.length > 0 && !stopsBooked)
      return new Refused('booked', { clinics: done.clinic_num, people: done.people_num })
    // A later day than before: between the two there is something to sell again.
    if (closesOn !== null && closesOn < from)
      for (const { hospitalId } of scopes) await reopenClinics(inside, hospitalId)
    const after = { closesOn: from, stoppedClinics: done.clinic_num, stoppedPeople: done.people_num }
    await recordAct(inside, { act: 'master.close', kind, id, before: { closesOn }, after })
    return done
  }
  return ctx.transact((inside) => rollbackIf(inside, (done) => done instanceof Refused, work))
}

/** It sees people again. How many clinics were made for that. */
export const reopenPractice = (ctx: StaffContext, practice: Practice): Promise<number> =>
  ctx.transact(async (inside) => {
    const { kind, id, scopes, closesOn } = practice
    await write(inside, practice, null)
    let made = 0
    for (const { hospitalId } of scopes) made += await reopenClinics(inside, hospitalId)
    await recordAct(inside, { act: 'master.reopen', kind, id, before: { closesOn }, after: { closesOn: null } })
    return made
  })

const kinds = {
  hospital: { set: setHospitalClosing, closeDue: closeDueHospitals, searchable: 'unit' },
  department: { set: setDepartmentClosing, closeDue: closeDueDepartments, searchable: 'department' },
  doctor: { set: setDoctorClosing, closeDue: closeDueDoctors, searchable: 'doctor' },
} as const

const write = async (ctx: StaffContext, { kind, id }: Practice, closesOn: Day | null) => {
  const { db, now, staff } = ctx
  await kinds[kind].set(db, id, closesOn, dayOf(now), now)
  await noteWritings(db, { row: kind, rowIds: [id], editor: staff.name, at: now })
  await tellSearch(ctx, kind, [id])
}

/** The search finds what is open; of a hospital or a department what is below it, too. */
const tellSearch = async (ctx: Context, kind: Practice['kind'], ids: readonly number[]) => {
  await ctx.emit('searchable.changed', { kind: kinds[kind].searchable, ids })
  const below: Events['searchable.changed']['kind'][] =
    kind === 'hospital' ? ['department', 'doctor'] : kind === 'department' ? ['doctor'] : []
  for (const one of below) await ctx.emit('searchable.changed', { kind: one, ids: 'all' })
}

/** Hides from patients whatever sees nobody from today on. */
export const closeDue = async (ctx: Context): Promise<void> => {
  for (const kind of ['hospital', 'department', 'doctor'] as const) {
    const ids = await kinds[kind].closeDue(ctx.db, dayOf(ctx.now))
    if (ids.length > 0) await tellSearch(ctx, kind, ids)
  }
}
