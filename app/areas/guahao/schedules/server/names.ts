import { type Column, sql } from 'drizzle-orm'
import { departmentNames } from '#app/areas/guahao/departments/server/public.ts'
import { doctorNames } from '#app/areas/guahao/doctors/server/public.ts'
import { nameIn, type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { guahaoPlanExceptions as exceptions, guahaoSchedules as schedules } from './tables.ts'

/** The doctor's whose it is, or the department's where it is all of it. */
const whose = ({ doctorId, depId }: { doctorId: Column; depId: Column }) =>
  sql`coalesce(${nameIn(doctorNames.doctor, doctorId)}, ${nameIn(departmentNames.department, depId)})`

/** What clinics, and what differs from their plan, are called. */
export const names = {
  schedule: { id: schedules.id, name: wordsOf(whose(schedules), schedules.date) },
  clinic: { id: schedules.id, name: wordsOf(whose(schedules), schedules.date) },
  exception: { id: exceptions.id, name: wordsOf(whose(exceptions), exceptions.date) },
} satisfies RowNamers
