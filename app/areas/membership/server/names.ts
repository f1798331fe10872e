import { memberNames } from '#app/areas/account/members/server/public.ts'
import { nameIn, type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import {
  membershipBenefits as benefits,
  membershipAppointments as bookings,
  membershipCodes as codes,
  membershipCombos as combos,
  membershipLevels as levels,
} from './tables.ts'

/** What packages, levels, codes and booked benefits are called. */
export const names = {
  'membership-package': { id: combos.id, name: combos.title },
  'membership-level': { id: levels.level, name: levels.name },
  'membership-code': { id: codes.id, name: codes.tail, words: (tail: string) => `尾号 ${tail}` },
  'membership-booking': {
    id: bookings.id,
    name: wordsOf(
      nameIn(memberNames.person, bookings.memberId),
      nameIn({ id: benefits.id, name: benefits.title }, bookings.benefitId),
    ),
  },
} satisfies RowNamers
