import { BabyIcon } from 'lucide-react'
import { datedDay } from '#kit/time/spoken.ts'
import { Cell } from '#kit/ui/cell.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { pregnant } from '../contract.ts'

/** The record of a pregnancy, as its call answers it. */
export type Pregnancy = NonNullable<CallOutput<typeof pregnant>['record']>

/** The row of a pregnancy among the records; one that is over says no more than that. */
export function PregnancyCell({ pregnancy }: { pregnancy: Pregnancy }) {
  const next = pregnancy.steps.find(({ id }) => id === pregnancy.next_step)
  const today = useToday()
  if (pregnancy.birth_date)
    return (
      <Cell
        start={<BabyIcon />}
        title="怀孕记录"
        note={`${datedDay(pregnancy.birth_date, today)}出生，孕 ${pregnancy.week_words}`}
        to="/records/pregnancy"
      />
    )
  if (pregnancy.is_over)
    return <Cell start={<BabyIcon />} title="已经结束的记录" note="只能看，不会再提醒" to="/records/pregnancy" />
  return (
    <Cell
      start={<BabyIcon />}
      title={`孕 ${pregnancy.week_words}`}
      note={next ? `接下来：${next.title}` : '预产期快到了'}
      to="/records/pregnancy"
    />
  )
}
