import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { useState } from 'react'
import { addDays, weekdayOf } from '#kit/time/day.ts'
import { weekdayWords } from '#kit/time/spoken.ts'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import type { TimeChoice } from './load-choice.ts'

type Config = TimeChoice['config']
type OpenDay = Config['days'][number]

interface MonthProps {
  config: Config
  linkTo: (date: string) => string
  onChoose?: () => void
}

/** A month of days, those on which one can come as links. For old eyes the days alone, four side by side. */
export function Month({ config, linkTo, onChoose }: MonthProps) {
  const months = [...new Set(config.days.map(({ date }) => date.slice(0, 7)))]
  const [month, setMonth] = useState((config.date || config.first_date).slice(0, 7))
  const at = months.indexOf(month)
  const known = new Map(config.days.map((day) => [day.date, day]))
  const first = `${month}-01`
  return (
    <section aria-label="选择日期" className="px-8 pb-8 elder:px-0">
      <div className="flex items-center justify-between">
        <Turn label="上个月" Icon={ChevronLeftIcon} to={months[at - 1]} onTurn={setMonth} />
        <h2 aria-live="polite" className="text-16 font-semibold tabular-nums">
          {Number(month.slice(0, 4))}年{Number(month.slice(5))}月
        </h2>
        <Turn label="下个月" Icon={ChevronRightIcon} to={months[at + 1]} onTurn={setMonth} />
      </div>
      <ul className="grid grid-cols-7 elder:grid-cols-4 elder:gap-8 elder:px-16">
        {weekdayWords.map((name) => (
          <li key={name} aria-hidden="true" className="py-4 text-center text-12 text-ink-3 elder:hidden">
            {name}
          </li>
        ))}
        {Array.from({ length: weekdayOf(first) - 1 }, (_, nth) => (
          <li key={`before-${weekdayWords[nth]}`} aria-hidden="true" className="elder:hidden" />
        ))}
        {daysOf(first).map((date) => (
          <li key={date} className={known.get(date)?.state === 'free' ? undefined : 'elder:hidden'}>
            <DayCell
              date={date}
              day={known.get(date)}
              isChosen={date === config.date}
              to={linkTo(date)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const daysOf = (first: string): string[] =>
  Array.from({ length: 31 }, (_, nth) => addDays(first, nth)).filter((date) => date.slice(0, 7) === first.slice(0, 7))

interface TurnProps {
  label: string
  Icon: typeof ChevronLeftIcon
  to: string | undefined
  onTurn: (month: string) => void
}

const Turn = ({ label, Icon, to, onTurn }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={to === undefined}
    onClick={() => to && onTurn(to)}
    className="flex size-target items-center justify-center text-ink-2 disabled:opacity-30"
  >
    <Icon />
  </button>
)

interface DayCellProps {
  date: string
  day: OpenDay | undefined
  isChosen: boolean
  to: string
  onChoose: (() => void) | undefined
}

function DayCell({ date, day, isChosen, to, onChoose }: DayCellProps) {
  const look = 'flex min-h-52 elder:min-h-target flex-col items-center justify-center rounded-8 tabular-nums'
  const number = <span className="text-16">{Number(date.slice(8))}</span>
  if (day?.state !== 'free')
    return (
      <span className={classes(look, 'text-ink-3')}>
        {number}
        <span className="min-h-16 text-12">{day?.state === 'full' ? '约满' : ''}</span>
      </span>
    )
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      onClick={onChoose}
      aria-current={isChosen ? 'date' : undefined}
      className={classes(look, isChosen ? 'bg-accent text-on-accent' : 'active:bg-well')}
    >
      <span className="font-medium">{number}</span>
      <span className={classes('min-h-16 text-12', !isChosen && 'text-accent-ink')}>余 {day.left_num}</span>
    </Link>
  )
}
