import { memberNames } from '#app/areas/account/members/server/public.ts'
import { doctorNames } from '#app/areas/guahao/doctors/server/public.ts'
import { nameIn, type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { consultConsultations as consultations } from './tables.ts'

/** What consultations are called. */
export const names = {
  // The doctor names it where the member has been taken away.
  consultation: {
    id: consultations.id,
    name: wordsOf(
      nameIn(memberNames.person, consultations.memberId),
      nameIn(doctorNames.doctor, consultations.doctorId),
    ),
  },
  'open-ask': { id: consultations.id, name: nameIn(doctorNames.doctor, consultations.doctorId) },
} satisfies RowNamers
