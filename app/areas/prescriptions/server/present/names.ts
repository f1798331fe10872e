import { membersOf } from '#app/areas/account/members/server/public.ts'
import { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Names } from '../present.ts'
import type { PrescriptionRow } from '../queries.ts'

/** Whom these prescriptions refer to. */
export const namesFor = async (db: Db, rows: readonly PrescriptionRow[]): Promise<Names> => {
  const doctorIds = [...new Set(rows.flatMap(({ doctorId }) => doctorId ?? []))]
  const doctors = doctorIds.length > 0 ? await listDoctorCards(db, doctorIds) : []
  return {
    doctors: new Map(doctors.map((doctor) => [doctor.id, doctor])),
    members: await membersOf(db, [...new Set(rows.map(({ memberId }) => memberId))]),
  }
}
