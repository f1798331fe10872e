import { memberNames } from '#app/areas/account/members/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { prescriptions } from './tables.ts'

/** What prescriptions are called. */
export const names = {
  prescription: { id: prescriptions.id, name: nameIn(memberNames.person, prescriptions.memberId) },
} satisfies RowNamers
