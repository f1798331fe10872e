import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { addException, type NewException, removeException } from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskExceptionAdd } from '../../contract.ts'
import { asUnchanged } from '../present.ts'

type Asking = ParsedInput<typeof deskExceptionAdd>
type Exception = Omit<NewException, 'madeAt' | 'hospitalId'>

/** Whether department and doctor, where some are named, are of the asker's hospital. */
export const isOfHospital = async ({ db, staff }: StaffContext, { dep_id: depId, doctor_id: doctorId }: Asking) => {
  const { hospitalId } = staff
  if (!reachesDepartment(staff, depId ?? null)) return false
  if (doctorId !== undefined) return (await findDoctor(db, doctorId, { hospitalId, depId })) !== undefined
  return depId === undefined || (await findDepartment(db, depId, hospitalId)) !== undefined
}

/** What an exception is about, and what it changes. */
export const exceptionOf = ({ date, half, kind, dep_id, doctor_id, places, note }: Asking): Exception => ({
  date,
  half: half ?? null,
  kind,
  depId: dep_id ?? null,
  doctorId: doctor_id ?? null,
  note: note ?? '',
  places: kind === 'closed' ? null : (places ?? null),
})

/** What an extra clinic says beside that; undefined where something is missing. */
export const extraOf = ({ dep_id, doctor_id, half, begin_time, end_time, fee, clinic }: Asking) => {
  if (dep_id === undefined || doctor_id === undefined || half === undefined) return undefined
  if (begin_time === undefined || end_time === undefined || fee === undefined || !clinic) return undefined
  return { half, beginMinutes: begin_time, endMinutes: end_time, feeFen: fee, clinic }
}

type Clinics = ReturnType<typeof asUnchanged>
type Excepted = { exception_id: number; stopped: Clinics; kept: Clinics } | Refused<'booked'>

/**
 * Adds an exception, and its line in the audit with how many clinics it stopped. Nothing is done where it would stop some and
 * nobody said so.
 */
export const except = (ctx: StaffContext, row: Exception, stopsBooked: boolean): Promise<Excepted> =>
  rollbackIf<StaffContext, Excepted>(
    ctx,
    (done) => done instanceof Refused,
    async (inside) => {
      const { hospitalId, staffId } = ctx.staff
      const { id, stopped, kept } = await addException(inside, { ...row, hospitalId }, staffId)
      const people = stopped.reduce((sum, { taken }) => sum + taken, 0)
      if (stopped.length > 0 && !stopsBooked) return new Refused('booked', { clinics: stopped.length, people })
      const after = { ...factsOf(row), stopped: stopped.length }
      await recordAct(inside, { act: 'exception.add', kind: 'exception', id, after })
      return { exception_id: id, stopped: asUnchanged(stopped), kept: asUnchanged(kept) }
    },
  )

/** Takes an exception back; false where another has done so meanwhile. */
export const restore = (ctx: StaffContext, row: NewException & { id: number }): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const gone = await removeException(inside, row.hospitalId, row.id)
    if (gone) await recordAct(inside, { act: 'exception.remove', kind: 'exception', id: row.id, before: factsOf(row) })
    return gone
  })

const factsOf = ({ date, half = null, kind, depId = null, doctorId = null, places = null }: Exception) => ({
  date,
  half,
  kind,
  depId,
  doctorId,
  places,
})
