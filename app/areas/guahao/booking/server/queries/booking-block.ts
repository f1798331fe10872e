import { bookingBarsOf } from '#app/areas/access/blocks/server/public.ts'
import type { Member } from '#app/areas/account/members/server/public.ts'
import type { BookingRules } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Context } from '#app/context.ts'
import { bookingBlockOf, type SlotMoment } from '../../rules.ts'
import { listMissed, type Missed } from '../queries.ts'

/** What stands against a member's booking a slot, as far as the rules decide it; a visit card is asked for at the booking. */
export const bookingBlockFor = async (
  { db, now }: Context,
  { slot, member, sheet }: { slot: SlotMoment & { hospitalId: number }; member: Member; sheet: BookingRules },
) => {
  const missed = missedAt(await listMissed(db, [member.id]), member.id, slot.hospitalId)
  const facts = { birthday: member.birthday, hasPapers: member.hasIdNumber }
  const bars = await bookingBarsOf(db, member.patientId === null ? [] : [member.patientId], now)
  const bar = member.patientId === null ? undefined : bars(member.patientId, slot.hospitalId)
  const asked = { slot, member: facts, sheet, missed, bar, now }
  return bookingBlockOf(asked)
}

/** Days of visits that a member missed at a hospital, the latest first. */
export const missedAt = (missed: readonly Missed[], memberId: number, hospitalId: number) =>
  missed.filter((visit) => visit.memberId === memberId && visit.hospitalId === hospitalId).map((visit) => visit.date)
