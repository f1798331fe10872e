import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { spokenDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { ChoicePage, Who } from '../parts/choice-page.tsx'
import { ConsentCard } from '../parts/consent-card.tsx'
import { GoodsHead } from '../parts/goods-head.tsx'
import { loadChoice, type TimeChoice } from '../parts/load-choice.ts'
import { Month } from '../parts/month.tsx'
import { NoTime } from '../parts/no-time.tsx'
import { TimeGrid } from '../parts/time-grid.tsx'
import { Tips } from '../parts/tips.tsx'
import { useChoice } from '../parts/use-choice.ts'
import type { Route } from './+types/examine-time'

export { handle } from 'virtual:rows/R021'

export const clientLoader = ownIfSignedIn(loadChoice)
export const HydrateFallback = OwnFallback

export default function ExamineTimePage({ loaderData: choice }: Route.ComponentProps) {
  return choice ? <ExamTime key={choice.config.order_id} choice={choice} /> : <SignInFirst title="预约体检日期" />
}

/** A physical exam: the day counts, so a month of them comes first; then when to be there, and how to prepare. */
function ExamTime({ choice }: { choice: TimeChoice }) {
  const choosing = useChoice(choice)
  const { config, members, moving } = choice
  const today = useToday()
  return (
    <ChoicePage
      title={moving ? '改体检日期' : undefined}
      choosing={choosing}
      action={moving ? '改到这一天' : '约这一天'}
      note={choosing.when || '请选择日期和到达时间'}
    >
      <div className="p-16">
        <GoodsHead choice={choice} />
      </div>
      {config.days.length > 0 && (
        <div className="bg-card">
          <Month key={config.unit_id} config={config} linkTo={choosing.linkTo} />
        </div>
      )}
      <div className="space-y-16 p-16">
        {config.times.length > 0 ? (
          <Card title={`${spokenDay(config.date, today)}几点到`}>
            <TimeGrid
              times={config.times}
              isFasting={config.is_fasting === 1}
              chosen={choosing.time}
              onChoose={choosing.pick}
            />
          </Card>
        ) : (
          <NoTime config={config} linkTo={choosing.linkTo} />
        )}
        <Who legend="谁来体检" members={members} choosing={choosing} />
        <ConsentCard config={config} choosing={choosing} />
        <Tips title="检前须知" tips={config.tips} />
      </div>
    </ChoicePage>
  )
}
