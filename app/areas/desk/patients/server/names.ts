import { memberNames } from '#app/areas/account/members/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { deskPatientGifts as gifts, deskPatientNotes as notes, deskPatientTags as tags } from './tables.ts'

/** What tags, notes and gifts of patients are called. */
export const names = {
  'patient-tag': { id: tags.id, name: tags.name },
  'patient-note': { id: notes.id, name: nameIn(memberNames.person, notes.memberId) },
  'patient-gift': { id: gifts.id, name: nameIn(memberNames.person, gifts.memberId) },
} satisfies RowNamers
