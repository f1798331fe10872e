import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import type { Slot } from '../cards/load-doctor-days.ts'
import { clockSpan } from '../cards/spoken-span.ts'

const looks = {
  bookable: 'border-accent-ink bg-tint text-accent-ink',
  waiting: 'border-line bg-card text-ink',
  closed: 'border-transparent bg-well text-ink-3',
}

/** Thirty minutes that one can book, wait for, or (without `to`) neither. */
export function SlotTile({ slot, to }: { slot: Slot; to?: string | undefined }) {
  const look = !to ? 'closed' : slot.state === 'bookable' ? 'bookable' : 'waiting'
  const shape = 'flex min-h-target flex-col items-center justify-center rounded-8 border px-2 py-6 text-center'
  const inside = (
    <>
      <span className="text-14 font-medium tabular-nums">{clockSpan(slot)}</span>
      <span className={classes('text-12 tabular-nums', look === 'waiting' && 'text-warning')}>
        {noteOf(slot, look)}
      </span>
    </>
  )
  if (!to) return <span className={classes(shape, looks.closed)}>{inside}</span>
  return (
    <Link to={to} className={classes(shape, looks[look], 'transition-opacity active:opacity-70')}>
      {inside}
    </Link>
  )
}

const noteOf = (slot: Slot, look: keyof typeof looks): string => {
  if (look === 'bookable') return `余 ${slot.left_num} 号`
  if (look === 'closed') return slot.state_desc
  return slot.wait_num > 0 ? `候补 ${slot.wait_num} 人` : '约满 可候补'
}
