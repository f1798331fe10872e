import { memberNames } from '#app/areas/account/members/server/public.ts'
import { nameIn, type RowNamers } from '#kit/db/row-names.ts'
import { familyDoctorSignings as signings, familyDoctorTeams as teams } from './tables/teams.ts'

/** What teams of family doctors, and who signed with them, are called. */
export const names = {
  'family-team': { id: teams.id, name: teams.name },
  signing: { id: signings.id, name: nameIn(memberNames.person, signings.memberId) },
} satisfies RowNamers
