import { dayOf, formatTime } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { blockStateAt, blockStates, type Deed, deeds, type SpokenBlock } from '../rules.ts'
import type { FoundBlock } from './queries.ts'

const hospitalOf = ({ hospitalName, hospitalPhone }: FoundBlock) =>
  hospitalName === null ? null : { name: hospitalName, phone: hospitalPhone ?? '' }

const lastDayOf = ({ block }: FoundBlock) => dayOf(earlier(block.untilAt, { seconds: 1 }))

/** A block as who is refused reads it. */
export const asSpoken = (found: FoundBlock, deed: Deed): SpokenBlock => ({
  deed,
  reason: found.block.reason,
  lastDay: lastDayOf(found),
  hospital: hospitalOf(found),
})

/** Whom its patient asks. */
export const askWords = (found: FoundBlock): string => {
  const hospital = hospitalOf(found)
  return hospital ? `有疑问请联系医院${hospital.phone && `（${hospital.phone}）`}` : '有疑问请问在线客服'
}

const inWords = (which: readonly string[]) => which.map((deed) => deeds[deed as Deed] ?? deed).join('、')

/** A block as a desk lists it. */
export const asBlock = (found: FoundBlock, now: Date) => {
  const { block } = found
  const state = blockStateAt(block, now)
  return {
    block_id: block.id,
    deeds_name: inWords(block.deeds),
    place_name: found.hospitalName ?? '全平台',
    reason: block.reason,
    from_time: block.fromAt,
    until: lastDayOf(found),
    state,
    state_desc: blockStates[state],
    blocked_by: block.blockedByName,
    block_time: block.blockedAt,
    lifted_by: block.liftedByName,
    lift_time: block.liftedAt,
    lift_reason: block.liftReason,
  }
}

/** A block in the file of its patient. */
export const asOwn = (found: FoundBlock) => ({
  begin_time: formatTime(found.block.fromAt),
  end_time: formatTime(found.block.untilAt),
  unit_name: found.hospitalName ?? '平台',
  kept_from: inWords(found.block.deeds),
  reason: found.block.reason,
  lifted_at: found.block.liftedAt && formatTime(found.block.liftedAt),
})
