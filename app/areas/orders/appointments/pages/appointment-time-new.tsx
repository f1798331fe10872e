import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { Card } from '#kit/ui/card.tsx'
import { ChoicePage, Who } from '../parts/choice-page.tsx'
import { ConsentCard } from '../parts/consent-card.tsx'
import { GoodsHead } from '../parts/goods-head.tsx'
import { loadChoice, type TimeChoice } from '../parts/load-choice.ts'
import { NoTime } from '../parts/no-time.tsx'
import { OpenDays } from '../parts/open-days.tsx'
import { TimeGrid } from '../parts/time-grid.tsx'
import { useChoice } from '../parts/use-choice.ts'
import type { Route } from './+types/appointment-time-new'

export { handle } from 'virtual:rows/R018'

export const clientLoader = ownIfSignedIn(loadChoice)
export const HydrateFallback = OwnFallback

export default function AppointmentTimeNewPage({ loaderData: choice }: Route.ComponentProps) {
  return choice ? <ServiceTime key={choice.config.order_id} choice={choice} /> : <SignInFirst title="预约服务时间" />
}

/** A service on site: the next days side by side, and the half hours of one. */
function ServiceTime({ choice }: { choice: TimeChoice }) {
  const choosing = useChoice(choice)
  const { config, members, moving } = choice
  return (
    <ChoicePage choosing={choosing} action={moving ? '确认改约' : '确认预约'}>
      <div className="p-16">
        <GoodsHead choice={choice} />
      </div>
      <OpenDays choice={choice} linkTo={choosing.linkTo} />
      <div className="space-y-16 p-16">
        {config.times.length > 0 ? (
          <Card>
            <TimeGrid times={config.times} chosen={choosing.time} onChoose={choosing.pick} />
          </Card>
        ) : (
          <NoTime config={config} linkTo={choosing.linkTo} />
        )}
        <Who legend="谁来" members={members} choosing={choosing} />
        <ConsentCard config={config} choosing={choosing} />
      </div>
    </ChoicePage>
  )
}
