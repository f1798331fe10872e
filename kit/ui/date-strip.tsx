import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { useShowCurrent } from './show-current.ts'

const tones = { free: 'text-accent-ink', full: 'text-ink-3', none: 'text-ink-3' }

/** One day of the strip, in the words that it shows. */
interface StripDay {
  /** The calendar day, 2026-11-21. */
  date: string
  /** 今天, 周三. */
  name: string
  /** 11-21. */
  text: string
  state: keyof typeof tones
  /** What the state means here. */
  note: string
  to: string
  current: boolean
}

/** Days side by side, scrolled sideways; each is a link, the chosen one comes into sight. */
export function DateStrip({ label, days }: { label: string; days: readonly StripDay[] }) {
  const showCurrent = useShowCurrent(days.find((day) => day.current)?.date)
  return (
    <nav
      ref={showCurrent}
      aria-label={label}
      className="no-bar relative flex snap-x gap-8 overflow-x-auto scroll-px-16 px-16 py-8"
    >
      {days.map(({ date, name, text, state, note, to, current }) => (
        <Link
          key={date}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? 'date' : undefined}
          className={classes(
            'flex min-w-52 elder:min-w-target shrink-0 snap-start flex-col items-center rounded-12 border px-4 py-8 text-12',
            current ? 'border-accent-ink bg-tint' : 'border-line bg-card',
          )}
        >
          <span className={state === 'none' ? 'text-ink-3' : 'font-medium'}>{name}</span>
          <span className="text-ink-3 tabular-nums">{text}</span>
          <span className={classes('pt-2', tones[state], state === 'free' && 'font-medium')}>{note}</span>
        </Link>
      ))}
    </nav>
  )
}
