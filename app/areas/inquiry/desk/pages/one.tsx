import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, readCode } from '#kit/wire/load.ts'
import { QuoteColumn } from '../../parts/quote-column.tsx'
import { quoteWords } from '../../parts/quote-list.tsx'
import { nextAtDesk } from '../../states.ts'
import { deskInquiry, deskInquiryTake } from '../contract.ts'
import { CaseHospitals } from '../parts/case-hospitals.tsx'
import { CaseLetter } from '../parts/case-letter.tsx'
import { CaseNotes } from '../parts/case-notes.tsx'
import { CasePapers } from '../parts/case-papers.tsx'
import { CaseSteps } from '../parts/case-steps.tsx'
import type { Route } from './+types/one'

export { handle } from 'virtual:rows/desk-inquiries-one'

export const clientLoader = behindStaffGate(({ callApi, query }) =>
  callApi(deskInquiry, { request_id: readCode(query, 'request_id') }),
)

/** What a case worker needs of one inquiry, and everything that they do with it. */
export default function DeskInquiryPage({ loaderData: inquiry }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isOver = inquiry.state === 'closed' || inquiry.state === 'withdrawn'
  return (
    <DeskFrame
      title={`${inquiry.truename} · ${inquiry.project_name}`}
      note={[inquiry.state_desc, nextAtDesk[inquiry.state]].filter(Boolean).join('。')}
    >
      <div className="space-y-16">
        {inquiry.is_late === 1 && <Notice tone="danger">这次承诺已经超时，付过的服务费会自动退回。</Notice>}
        {inquiry.ended_reason && <Notice>{inquiry.ended_reason}</Notice>}
        <div className="grid items-start gap-16 wide:grid-cols-2">
          <Summary inquiry={inquiry} isOver={isOver} onDone={revalidate} />
          <CaseNotes inquiry={inquiry} isOver={isOver} onDone={revalidate} />
          <CasePapers inquiry={inquiry} isOver={isOver} onDone={revalidate} />
          <CaseHospitals inquiry={inquiry} isOver={isOver} onDone={revalidate} />
          {(inquiry.can_letter === 1 || inquiry.letter) && <CaseLetter inquiry={inquiry} onDone={revalidate} />}
          {!isOver && <CaseSteps inquiry={inquiry} onDone={revalidate} />}
        </div>
        {inquiry.quotes.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">报价</h2>
            <div className="grid gap-12 wide:grid-cols-2">
              {inquiry.quotes.map((quote) => (
                <div key={quote.quote_id} className="space-y-4">
                  <p className="text-14 font-medium">
                    {quote.unit_name} 第 {quote.version} 版 · {quoteWords(quote)}
                  </p>
                  <QuoteColumn quote={quote} />
                </div>
              ))}
            </div>
          </section>
        )}
      </div>
    </DeskFrame>
  )
}

/** What every part of the page is given. */
export interface CaseProps {
  inquiry: CallOutput<typeof deskInquiry>
  isOver: boolean
  onDone: () => void
}

function Summary({ inquiry, isOver, onDone }: CaseProps) {
  const { request_id, is_mine, staff_name, due_time, fee, is_fee_paid, is_fee_back } = inquiry
  return (
    <Card title="病情与联系方式">
      <div className="space-y-12">
        <Facts
          facts={[
            { name: '患者', value: inquiry.truename },
            { name: '手机号', value: inquiry.mobile },
            { name: '病情和问题', value: <span className="wrap-anywhere">{inquiry.content}</span> },
            { name: '专人', value: staff_name || '还没有人接手' },
            { name: '到期', value: due_time?.slice(0, 16) ?? (inquiry.is_waiting ? '等患者补资料，时钟暂停' : '—') },
            { name: '服务费', value: `${fee} 元，${is_fee_back ? '已退回' : is_fee_paid ? '已付' : '未付'}` },
          ]}
        />
        {inquiry.images.map((image, at) => (
          <a key={image} href={image} className="inline-flex min-h-target items-center pr-12 text-accent-ink">
            图片 {at + 1}
          </a>
        ))}
        {!isOver && is_mine === 0 && (
          <ActButton call={deskInquiryTake} input={{ request_id }} said={() => '由您跟进了'} onDone={onDone}>
            {staff_name ? '由我接过来' : '由我跟进'}
          </ActButton>
        )}
      </div>
    </Card>
  )
}
