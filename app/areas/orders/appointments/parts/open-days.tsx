import { useState } from 'react'
import { daysBetween } from '#kit/time/day.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { Button } from '#kit/ui/button.tsx'
import { DateStrip } from '#kit/ui/date-strip.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { TimeChoice } from './load-choice.ts'
import { Month } from './month.tsx'

/** So many open days stand side by side; a calendar has the others. */
const SIDE_BY_SIDE = 10

interface OpenDaysProps {
  choice: TimeChoice
  linkTo: (date: string) => string
}

/** The next days on which one can come, and a calendar for those further on. */
export function OpenDays({ choice: { config }, linkTo }: OpenDaysProps) {
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const open = config.days.filter(({ state }) => state !== 'closed')
  const near = open.slice(0, SIDE_BY_SIDE)
  const chosen = open.find(({ date }) => date === config.date)
  const shown = chosen && !near.includes(chosen) ? [...near, chosen] : near
  return (
    <div className="bg-card pb-8">
      <DateStrip
        label="可约日期"
        days={shown.map(({ date, state, left_num }) => ({
          date,
          name: dayName(date, today),
          text: date.slice(5),
          to: linkTo(date),
          current: date === config.date,
          ...(state === 'free'
            ? ({ state, note: `余 ${left_num}` } as const)
            : ({ state: 'full', note: '约满' } as const)),
        }))}
      />
      {open.length > near.length && (
        <div className="px-16 text-right">
          <Button kind="text" size="small" onClick={() => setOpen(true)}>
            更多日期
          </Button>
        </div>
      )}
      <Sheet open={isOpen} title="选择日期" onClose={() => setOpen(false)}>
        {isOpen && <Month config={config} linkTo={linkTo} onChoose={() => setOpen(false)} />}
      </Sheet>
    </div>
  )
}

/** 今天, 明天, 后天, then 周三. */
const dayName = (date: string, today: string): string => {
  const [near = '', weekday = ''] = spokenDay(date, today).split(' ')
  return daysBetween(today, date) <= 2 ? near : weekday
}
