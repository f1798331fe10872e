import { sql } from 'drizzle-orm'
import { patientNames } from '#app/areas/access/patients/server/public.ts'
import { memberNames } from '#app/areas/account/members/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { accessBlocks as blocks } from './tables.ts'

/** What blocks of patients are called. */
export const names = {
  'patient-block': {
    id: blocks.id,
    name: sql`coalesce(${nameIn(memberNames.person, blocks.memberId)}, ${nameIn(patientNames.patient, blocks.patientId)})`,
  },
} satisfies RowNamers
