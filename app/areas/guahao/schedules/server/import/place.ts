import {
  findImported as findDepartments,
  sourceOf as sourceOfDepartment,
} from '#app/areas/guahao/departments/server/public.ts'
import { findImported as findDoctors, sourceOf as sourceOfDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { findImported as findHospitals, notImported } from '#app/areas/guahao/hospitals/server/public.ts'
import { type Why, why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import type { NewException, NewPlan } from '../queries.ts'
import type { DayLine, PlanLine } from './line.ts'

export type Line = PlanLine | DayLine

/** Lines with the rows that they are about, and why the others cannot be taken. */
export interface Placed {
  plans: Map<Line, NewPlan>
  exceptions: Map<Line, Brought>
  /** Lines by which a day is as usual again. */
  usual: Map<Line, Brought>
  refused: Map<Line, Why>
}

/** An exception that a file brings. */
export type Brought = NewException & { sourceKey: string }

/** Finds hospitals, departments and doctors of the lines: three questions for all of them. */
export const placeLines = async (db: Db, lines: readonly Line[], now: Date): Promise<Placed> => {
  const placeOf = await readerOfPlaces(db, lines)
  const placed: Placed = { plans: new Map(), exceptions: new Map(), usual: new Map(), refused: new Map() }
  const seen = new Set<string>()
  for (const line of lines) {
    const place = placeOf(line)
    if ('missing' in place) {
      placed.refused.set(line, place.missing)
      continue
    }
    const key = keyOf(line, place)
    if (seen.has(key)) placed.refused.set(line, sameAsEarlier)
    else if (line.kind === 'plan') placed.plans.set(line, planOf(line, place))
    else placed[line.kind === 'usual' ? 'usual' : 'exceptions'].set(line, exceptionOf(line, place, key, now))
    seen.add(key)
  }
  return placed
}

interface Place {
  hospitalId: number
  depId: number | null
  doctorId: number | null
}

const readerOfPlaces = async (db: Db, lines: readonly Line[]) => {
  const hospitals = await findHospitals(
    db,
    lines.map((line) => line.hospitalCode),
  )
  const hospitalIdOf = (line: Line) => hospitals.get(line.hospitalCode)?.id ?? 0
  const departmentKey = (line: Line) => sourceOfDepartment(hospitalIdOf(line), line.departmentCode)
  const doctorKey = (line: Line) => sourceOfDoctor(hospitalIdOf(line), line.doctorCode)
  const departments = await findDepartments(db, lines.map(departmentKey))
  const doctors = await findDoctors(db, lines.map(doctorKey))
  return (line: Line): Place | { missing: Why } => {
    const department = departments.get(departmentKey(line))
    const doctor = doctors.get(doctorKey(line))
    const wanted = [
      { what: 'hospital' as const, code: line.hospitalCode, row: hospitals.get(line.hospitalCode) },
      { what: 'department' as const, code: line.departmentCode, row: department },
      { what: 'doctor' as const, code: line.doctorCode, row: doctor },
    ]
    const missing = wanted.find(({ code, row }) => code && !row)
    if (missing) return { missing: notImported(missing.what, missing.code) }
    const isClinic = line.kind === 'plan' || line.kind === 'extra'
    const depId = department?.id ?? (isClinic ? doctor?.depId : undefined) ?? null
    return { hospitalId: hospitalIdOf(line), depId, doctorId: doctor?.id ?? null }
  }
}

const sameAsEarlier = why('the same as an earlier line, which leaves the department out', '与前面没有写科室的一行相同')

/** What makes two lines the same once their codes are rows. */
const keyOf = (line: Line, { hospitalId, depId, doctorId }: Place): string => {
  const when = line.kind === 'plan' ? `${line.weekday}/${line.firstDay}` : line.date
  return `import:${hospitalId}/${depId ?? ''}/${doctorId ?? ''}/${when}/${line.half ?? ''}`
}

const planOf = (
  { kind: _, hospitalCode, departmentCode, doctorCode, ...told }: PlanLine,
  { hospitalId, depId, doctorId }: Place,
): NewPlan => ({ ...told, hospitalId, depId: depId as number, doctorId: doctorId as number, isDemo: false })

const exceptionOf = (
  { hospitalCode, departmentCode, doctorCode, ...told }: DayLine,
  place: Place,
  sourceKey: string,
  now: Date,
): Brought => ({ ...told, ...place, sourceKey, madeAt: now })
