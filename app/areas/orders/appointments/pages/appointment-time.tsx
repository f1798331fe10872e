import { useState } from 'react'
import { useNavigate } from 'react-router'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { spokenDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { ChoicePage, Who } from '../parts/choice-page.tsx'
import { ConsentCard } from '../parts/consent-card.tsx'
import { GoodsHead } from '../parts/goods-head.tsx'
import { loadChoice, type TimeChoice } from '../parts/load-choice.ts'
import { NoTime } from '../parts/no-time.tsx'
import { type Choosing, useChoice } from '../parts/use-choice.ts'
import { weekWords } from '../rules/week-words.ts'
import type { Route } from './+types/appointment-time'

export { handle } from 'virtual:rows/R019'

export const clientLoader = ownIfSignedIn(loadChoice)
export const HydrateFallback = OwnFallback

export default function AppointmentTimePage({ loaderData: choice }: Route.ComponentProps) {
  return choice ? <ByWheels key={choice.config.order_id} choice={choice} /> : <SignInFirst title="预约时间" />
}

/** The older form of an appointment's time, for whom two of the phone's own wheels are easier than a calendar: a day and a half hour. */
function ByWheels({ choice }: { choice: TimeChoice }) {
  const choosing = useChoice(choice)
  const { config, members, moving } = choice
  return (
    <ChoicePage choosing={choosing} action={moving ? '确认改约' : '确认预约'}>
      <div className="space-y-16 p-16">
        <GoodsHead choice={choice} />
        {config.days.some(({ state }) => state === 'free') ? (
          <Wheels choice={choice} choosing={choosing} />
        ) : (
          <NoTime config={config} linkTo={choosing.linkTo} />
        )}
        <Who legend="谁来" members={members} choosing={choosing} />
        <ConsentCard config={config} choosing={choosing} />
      </div>
    </ChoicePage>
  )
}

function Wheels({ choice: { config }, choosing }: { choice: TimeChoice; choosing: Choosing }) {
  const today = useToday()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(config.date)
  const isThere = asked === config.date
  const free = config.days.filter(({ state }) => state === 'free')
  const askFor = (date: string) => {
    setAsked(date)
    navigate(choosing.linkTo(date), { replace: true, preventScrollReset: true })
  }
  return (
    <Card className="space-y-12">
      <Select
        label="日期"
        placeholder={free.some(({ date }) => date === asked) ? undefined : '请选择'}
        value={asked}
        onChange={({ target }) => askFor(target.value)}
        options={free.map(({ date, left_num }) => ({
          value: date,
          text: `${spokenDay(date, today)}（余 ${left_num}）`,
        }))}
      />
      <Select
        label="时间"
        placeholder={isThere ? '请选择' : '正在查询'}
        disabled={!isThere}
        value={choosing.time ?? ''}
        onChange={({ target }) => choosing.pick(target.value)}
        options={config.times.map(({ time, left_num }) => ({
          value: time,
          text: `${time}（${left_num > 0 ? `余 ${left_num}` : '约满'}）`,
          disabled: left_num === 0,
        }))}
      />
      <div className="text-12 text-ink-3 tabular-nums">
        <p>开放时间</p>
        <ul>
          {weekWords(config.list, config.hours).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
