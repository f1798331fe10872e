import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import type { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import type { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import type { Slot } from '#app/areas/guahao/schedules/cards/load-doctor-days.ts'
import type { Post } from '#app/areas/guahao/schedules/cards/schedule-address.ts'
import type { bindList } from '#app/areas/guahao/visit-cards/contract.ts'
import type { WaitSpan } from '#app/areas/guahao/waitlist/rules.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** Who decides to book needs: the slot, the doctor, the hospital's rules, the members and their visit cards. */
export interface BookingShown {
  slot: Slot
  seat: Post
  doctor: CallOutput<typeof doctorDetail>
  sheet: CallOutput<typeof unitYuyueInfo>
  members: readonly Member[]
  /** Visit cards of the members at the hospital; none where it needs none. */
  cards: CallOutput<typeof bindList>['list']
  /** The member that the address names. */
  memberId: number | undefined
  /** For what one waits where the slot is full, as the address says. */
  span: WaitSpan
  /** For what one may wait besides. */
  spans: readonly WaitSpan[]
  /** For the slot's day one may still wait. */
  mayWait: boolean
}
