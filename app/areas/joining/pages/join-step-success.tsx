import { useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { maybeId } from '#kit/wire/load.ts'
import { OwnStanding } from '../parts/own-standing.tsx'
import { ApplicationStanding, type Standing, timesOf } from '../parts/standing.tsx'
import { progressAddress } from '../parts/step-address.ts'
import { DEADLINE_DAYS } from '../rules.ts'

export { handle } from 'virtual:rows/R040'

/** The receipt of what was sent; who has sent nothing is not told that they have. */
export default function JoinStepSuccessPage() {
  const [query] = useSearchParams()
  const unitId = maybeId(query, 'unit_id')
  return (
    <Frame bar={{}}>
      <OwnStanding unitId={unitId}>
        {(standing, again) =>
          standing.addTime ? (
            <Receipt standing={standing} unitId={unitId} />
          ) : (
            <ApplicationStanding standing={standing} onDone={again} />
          )
        }
      </OwnStanding>
    </Frame>
  )
}

const Receipt = ({ standing, unitId }: { standing: Standing; unitId: number | undefined }) => (
  <ResultPage
    state="done"
    title="申请已提交"
    text={standing.decide_time ? undefined : `${DEADLINE_DAYS} 天内给结果，会发短信和站内消息给您`}
    actions={
      <>
        <ButtonLink to={progressAddress(unitId)}>看审核进度</ButtonLink>
        <ButtonLink kind="text" to="/health/joinindex">
          返回入驻首页
        </ButtonLink>
      </>
    }
  >
    <Card>
      <Facts facts={[{ name: '机构', value: standing.unit_name }, ...timesOf(standing)]} />
    </Card>
  </ResultPage>
)
