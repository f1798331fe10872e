import { CalendarHeartIcon } from 'lucide-react'
import { Cell } from '#kit/ui/cell.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { type Cycle, phaseTitle, RESTING_WORDS, rangeWords } from './cycle-words.ts'

/** The row of a cycle among the records. */
export function CycleCell({ cycle }: { cycle: Cycle }) {
  const today = useToday()
  return (
    <Cell
      start={<CalendarHeartIcon />}
      title={cycle.member_name ? `周期 · ${cycle.member_name}` : '周期'}
      note={noteOf(cycle, today)}
      to="/records/cycle"
    />
  )
}

const noteOf = ({ forecast, is_resting }: Cycle, today: string): string => {
  if (is_resting) return RESTING_WORDS
  if (!forecast) return '记下最近一次的第一天，就能推算下次'
  return `${phaseTitle(forecast)}，下次大约${rangeWords(forecast.next, today)}`
}
