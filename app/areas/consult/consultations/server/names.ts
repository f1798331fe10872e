import { memberNames } from '#app/areas/account/members/server/public.ts'
import { doctorNames } from '#app/areas/guahao/doctors/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { consultConsultations as consultations } from './tables.ts'

/** What consultations are called. */
export const names = {
  consultation: { id: consultations.id, name: nameIn(memberNames.person, consultations.memberId) },
  'open-ask': { id: consultations.id, name: nameIn(doctorNames.doctor, consultations.doctorId) },
} satisfies RowNamers
