import { dayOf, formatTime } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { blockStateAt, blockStates, type Deed, deedWords, type SpokenBlock } from '../rules.ts'
import type { FoundBlock } from './queries.ts'

/** Whose a block is; null: the platform's. */
export const hospitalOf = ({ hospitalName, hospitalPhone }: FoundBlock) =>
  hospitalName === null ? null : { name: hospitalName, phone: hospitalPhone ?? '' }

const lastDayOf = ({ block }: FoundBlock) => dayOf(earlier(block.untilAt, { seconds: 1 }))

/** A block as who is refused reads it. */
export const asSpoken = (found: FoundBlock, deed: Deed): SpokenBlock => ({
  deed,
  reason: found.block.reason,
  lastDay: lastDayOf(found),
  hospital: hospitalOf(found),
})

/** A block as a desk lists it. */
export const asBlock = (found: FoundBlock, now: Date) => {
  const { block } = found
  const state = blockStateAt(block, now)
  return {
    block_id: block.id,
    deeds_name: deedWords(block.deeds),
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
  kept_from: deedWords(found.block.deeds),
  reason: found.block.reason,
  lifted_at: found.block.liftedAt && formatTime(found.block.liftedAt),
})
