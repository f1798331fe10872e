import { useRevalidator } from 'react-router'
import { ComplaintShortcut } from '#app/areas/consult/complaints/cards/complaint-shortcut.tsx'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { shareForAskAddress } from '#app/areas/records/sharing/cards/share-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { CaseCard } from '../cards/case-card.tsx'
import { consultationAddress } from '../cards/consultation-address.ts'
import { NextSteps } from '../cards/next-steps.tsx'
import { RateForm } from '../cards/rate-form.tsx'
import { RatedCard } from '../cards/rated-card.tsx'
import { SummaryCard } from '../cards/summary-card.tsx'
import { askDetail } from '../contract.ts'
import { AgreedCard } from '../parts/agreed-card.tsx'
import { ConsultationButtons } from '../parts/consultation-buttons.tsx'
import { ConsultationHead } from '../parts/consultation-head.tsx'
import { SharingCard } from '../parts/sharing-card.tsx'
import { useLiveConsultation, type WholeConsultation } from '../parts/use-live-consultation.ts'
import { Whom } from '../parts/whom.tsx'
import type { Route } from './+types/order'

export { handle } from 'virtual:rows/ask-order'

export const clientLoader = behindGate(async ({ callApi, query }) =>
  callApi(askDetail, { ask_id: readCode(query, 'ask_id') }),
)

export default function AskOrderPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const spoken = useSpoken()
  const { asked, refresh } = useLiveConsultation(loaderData)
  const hasActions = asked.button.some((button) => button !== 'rate')
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <ConsultationHead asked={asked} onEnd={refresh} />
        <Whom
          doctor={asked.doctor}
          department={asked.dep_name}
          service={{ name: asked.type_name, promise: promiseOf(asked, spoken) }}
        />
        <AgreedCard asked={asked} onMoved={revalidate} />
        {asked.summary && <SummaryCard shown={asked.summary} />}
        {asked.state === 'ended' && <RateForm consultationId={asked.ask_id} onDone={revalidate} />}
        {asked.state === 'rated' && <RatedCard stars={asked.stars} words={asked.rated_words} />}
        <CaseCard asked={asked.case} />
        {mayShow.includes(asked.state) && (
          <CellGroup>
            <Cell
              title="把健康档案给医生看"
              note="过敏、病史、用药和测量，选好再给，随时收回"
              to={shareForAskAddress(asked.ask_id)}
            />
          </CellGroup>
        )}
        <Sums asked={asked} />
        {asked.state === 'rated' && <SharingCard asked={asked} onDone={revalidate} />}
        <NextSteps asked={asked} />
        <ComplaintShortcut key={asked.state} consultationId={asked.ask_id} />
        <CellGroup>
          <ServiceLink
            title={`问诊：${asked.type_name}`}
            number={groupedNumber(asked.ask_no)}
            link={consultationAddress(asked.ask_id)}
          />
        </CellGroup>
        <Card title="进度">
          <Timeline
            events={[...asked.history]
              .reverse()
              .map(({ state_desc, time }) => ({ when: spoken(time), title: state_desc }))}
          />
        </Card>
      </div>
      {hasActions && (
        <BottomAction>
          <ConsultationButtons asked={asked} onChanged={revalidate} />
        </BottomAction>
      )}
    </Frame>
  )
}

/** While a doctor may still read it. */
const mayShow: readonly string[] = ['waiting', 'accepted', 'answered']

const promiseOf = ({ wait_words, add_time, agreed_at }: WholeConsultation, spoken: (time: string) => string) =>
  (agreed_at === null && wait_words) || `${spoken(add_time)} 提交`

function Sums({ asked }: { asked: WholeConsultation }) {
  const line = (name: string, yuan: string) => ({ name, value: <Price yuan={yuan} size="small" /> })
  return (
    <Card>
      <Facts
        facts={[
          line(asked.state === 'unpaid' ? '应付' : '问诊费', asked.price),
          ...(asked.refund_amount === '0.00' ? [] : [line('已原路退回', asked.refund_amount)]),
          {
            name: '问诊编号',
            value: <Copyable text={asked.ask_no} shown={groupedNumber(asked.ask_no)} name="问诊编号" />,
          },
        ]}
      />
    </Card>
  )
}
