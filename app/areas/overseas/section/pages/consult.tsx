import { useEffect, useState } from 'react'
import { adviserAddress, casesAddress, inquiryAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCases, overseasConsultCount } from '#app/areas/overseas/directory/contract.ts'
import { Card } from '#kit/ui/card.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { AbroadFrame } from '../parts/abroad-frame.tsx'
import { AskButton } from '../parts/ask-button.tsx'
import { Cases } from '../parts/growing.tsx'
import { NoPromise } from '../parts/no-promise.tsx'
import type { Route } from './+types/consult'

export { handle } from 'virtual:rows/R081'

const load = async ({ callApi }: Loading) => {
  const [{ count }, told] = await Promise.all([callApi(overseasConsultCount, {}), callApi(overseasCases, {})])
  return { count, told: told.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AbroadConsultPage({ loaderData: { count, told } }: Route.ComponentProps) {
  return (
    <AbroadFrame share={{ title: '海外咨询', desc: '先问清楚，再决定要不要出国。' }}>
      <div className="space-y-16 p-16">
        <Card title="先问清楚，再做决定">
          <p className="text-14 text-ink-2">说说病情和想法，顾问帮您找合适的医院；也可以直接请几家医院报价。</p>
          <Asked count={count} />
          <div className="grid gap-12 pt-12">
            <AskButton to={inquiryAddress()}>请医院报价</AskButton>
            <AskButton to={adviserAddress()} isSecond>
              问顾问
            </AskButton>
          </div>
        </Card>
        <NoPromise />
        <TitledSection title="别人怎么决定的" all={{ text: '全部', to: casesAddress() }}>
          <Cases first={told} by={{}} />
        </TitledSection>
      </div>
    </AbroadFrame>
  )
}

/** How many asked; the newest figure, as what the server made may be some seconds old. */
function Asked({ count }: { count: number }) {
  const [now, setNow] = useState(count)
  useEffect(() => {
    callApi(overseasConsultCount, {}).then(
      (fresh) => setNow(fresh.count),
      () => undefined,
    )
  }, [])
  return <p className="pt-8 text-12 text-ink-3">已有 {now} 人问过，同一个人一天只计一次</p>
}
