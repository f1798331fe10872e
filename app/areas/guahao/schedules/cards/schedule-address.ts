import type { Day } from '#kit/time/day.ts'
import type { HalfDay } from '#kit/time/spoken.ts'
import { address } from '#kit/wire/address.ts'

/** A doctor's place of work: the hospital and the department in which they see patients. */
export interface Post {
  doctor_id: number
  unit_id: number
  dep_id: number
}

/** The days of a department, or of one doctor in it. */
export const scheduleAddress = (
  { unit_id, dep_id, doctor_id }: Omit<Post, 'doctor_id'> & Partial<Post>,
  { date, half }: { date?: Day | undefined; half?: HalfDay | undefined } = {},
): string => address('/guahao/schedule', { unit_id, dep_id, doc_id: doctor_id, date, half })
