import { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { DoctorCards } from '../present.ts'
import type { ConsultationRow } from '../queries.ts'

/** Cards of the doctors of these consultations, by their ids. */
export const cardsFor = async (db: Db, asks: readonly Pick<ConsultationRow, 'doctorId'>[]): Promise<DoctorCards> => {
  const ids = [...new Set(asks.flatMap(({ doctorId }) => doctorId ?? []))]
  return new Map((await listDoctorCards(db, ids)).map((doctor) => [doctor.id, doctor]))
}
