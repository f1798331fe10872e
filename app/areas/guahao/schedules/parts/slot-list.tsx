import type { ReactNode } from 'react'
import type { Day } from '#kit/time/day.ts'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { Fee } from '../cards/fee.tsx'
import type { Slot } from '../cards/load-doctor-days.ts'
import { clockSpan } from '../cards/spoken-span.ts'
import { releaseWords } from './release-words.ts'
import { SlotTile } from './slot-tile.tsx'

interface SlotListProps {
  slots: readonly Slot[]
  today: Day
  slotLink: (slot: Slot) => string
  /** For full slots from this day on one may wait; undefined: for none. */
  waitFrom: Day | undefined
  /** What one can do about a clinic whose places are not out yet. */
  remind?: ((slot: Slot) => ReactNode) | undefined
  onCard?: boolean | undefined
}

/** The slots of a day, clinic by clinic. */
export function SlotList({ slots, ...rest }: SlotListProps) {
  const clinics = [...new Set(slots.map((slot) => slot.schedule_id))]
  return (
    <div className={rest.onCard ? 'space-y-20 px-16 py-12' : 'space-y-12 p-16'}>
      {clinics.map((id) => (
        <Clinic key={id} slots={slots.filter((slot) => slot.schedule_id === id)} {...rest} />
      ))}
    </div>
  )
}

function Clinic({ slots, today, slotLink, waitFrom, remind, onCard }: SlotListProps) {
  const [first] = slots
  if (!first) return null
  const Surface = onCard ? 'section' : Card
  const left = slots.reduce((sum, slot) => sum + slot.left_num, 0)
  return (
    <Surface>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pb-12">
        <h2 className="text-16 font-semibold">{first.half_name}</h2>
        <Tag>{first.clinic_name}</Tag>
        <Fee yuan={first.fee} />
        <span className="ml-auto text-14 text-ink-2 tabular-nums">{left > 0 && `余 ${left} 号`}</span>
      </div>
      <Closed slots={slots} today={today} />
      {first.state === 'not-released' && remind?.(first)}
      {isOpen(first) && (
        <ul className="grid grid-cols-3 gap-8 elder:grid-cols-2">
          {slots.map((slot) => (
            <li key={slot.slot_id}>
              <SlotTile slot={slot} to={mayChoose(slot, waitFrom) ? slotLink(slot) : undefined} />
            </li>
          ))}
        </ul>
      )}
    </Surface>
  )
}

/** A clinic is stopped, or is not out yet, as a whole. */
const isOpen = ({ state }: Slot) => state !== 'stopped' && state !== 'not-released'

const mayChoose = ({ state, date }: Slot, waitFrom: Day | undefined) =>
  state === 'bookable' || (state === 'full' && waitFrom !== undefined && date >= waitFrom)

function Closed({ slots, today }: Pick<SlotListProps, 'slots' | 'today'>) {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last || isOpen(first)) return null
  return (
    <p className="text-14 text-ink-2">
      {clockSpan({ begin_time: first.begin_time, end_time: last.end_time })}
      <span className="block pt-2 font-medium text-warning">
        {first.state === 'stopped' ? stopWords(first) : releaseWords(first.release_time, today)}
      </span>
    </p>
  )
}

const stopWords = ({ stop_reason: why }: Slot) => `这个门诊停诊${why && `（${why}）`}，请选其他时间或其他医生`
