import { membersOf } from '#app/areas/account/members/server/public.ts'
import { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Names } from '../present.ts'
import { type AskRow, namesOfDepartments } from '../queries.ts'

/** Whom and what these consultations refer to. */
export const namesFor = async (db: Db, asks: readonly AskRow[]): Promise<Names> => {
  const doctorIds = [...new Set(asks.flatMap(({ doctorId }) => doctorId ?? []))]
  const doctors = await listDoctorCards(db, doctorIds)
  return { doctors: new Map(doctors.map((doctor) => [doctor.id, doctor])), ...(await namesForDoctor(db, asks)) }
}

/** The same for a doctor, who knows himself. */
export const namesForDoctor = async (db: Db, asks: readonly AskRow[]): Promise<Omit<Names, 'doctors'>> => ({
  members: await membersOf(db, [...new Set(asks.map(({ memberId }) => memberId))]),
  departments: await namesOfDepartments(
    db,
    asks.flatMap(({ catalogueId }) => catalogueId ?? []),
  ),
})
