import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { askDetail } from '../contract.ts'
import { ConsultationButtons } from '../parts/consultation-buttons.tsx'
import { ConsultationHead } from '../parts/consultation-head.tsx'
import { RateForm } from '../parts/rate-form.tsx'
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
  const { asked, refresh } = useLiveConsultation(loaderData)
  const hasActions = asked.button.some((button) => button !== 'rate')
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <ConsultationHead asked={asked} onEnd={refresh} />
        <Whom
          doctor={asked.doctor}
          department={asked.dep_name}
          service={{ name: asked.type_name, promise: promiseOf(asked) }}
        />
        {asked.state === 'ended' && <RateForm consultationId={asked.ask_id} onDone={revalidate} />}
        <Card title="病情描述" aside={asked.truename}>
          <p className="text-16 whitespace-pre-line">{asked.content || '内容已清除'}</p>
          <Pictures images={asked.images} />
        </Card>
        <Sums asked={asked} />
        {asked.state === 'rated' && <SharingCard asked={asked} onDone={revalidate} />}
        <Card title="进度">
          <Timeline
            events={[...asked.history]
              .reverse()
              .map(({ state_desc, time }) => ({ when: time.slice(5, 16), title: state_desc }))}
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

const promiseOf = ({ wait_words, add_time }: WholeConsultation) => wait_words || `${add_time.slice(5, 16)} 提交`

function Pictures({ images }: Pick<WholeConsultation, 'images'>) {
  if (images.length === 0) return null
  return (
    <ul className="grid grid-cols-4 gap-8 pt-12">
      {images.map((image, at) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer">
            <Picture src={image} alt={`病情图片 ${at + 1}`} width={80} height={80} className="w-full rounded-8" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Sums({ asked }: { asked: WholeConsultation }) {
  const line = (name: string, yuan: string) => ({ name, value: <Price yuan={yuan} size="small" /> })
  return (
    <Card>
      <Facts
        facts={[
          line(asked.state === 'unpaid' ? '应付' : '问诊费', asked.price),
          ...(asked.refund_amount === '0.00' ? [] : [line('已原路退回', asked.refund_amount)]),
          ...(asked.ill_name ? [{ name: '相关疾病', value: asked.ill_name }] : []),
          { name: '就诊情况', value: asked.is_revisit === 1 ? '复诊' : '首次咨询' },
          { name: '问诊编号', value: <span className="break-all select-all">{asked.ask_id}</span> },
        ]}
      />
    </Card>
  )
}
