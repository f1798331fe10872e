import { useRevalidator } from 'react-router'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { ClockLine } from '../cards/clock-line.tsx'
import { compareAddress, inquiryDetailAddress } from '../cards/inquiry-address.ts'
import { inquiryTone } from '../cards/inquiry-card.tsx'
import { inquiryPapers, inquiryQuotes, inquiryRequest } from '../contract.ts'
import { FeeCard } from '../parts/fee-card.tsx'
import { LetterCard } from '../parts/letter-card.tsx'
import { PapersCard } from '../parts/papers-card.tsx'
import { QuoteList } from '../parts/quote-list.tsx'
import { TalkCard } from '../parts/talk-card.tsx'
import { TransferCard } from '../parts/transfer-card.tsx'
import { WithdrawButton } from '../parts/withdraw-button.tsx'
import type { Route } from './+types/inquiry-detail'

export { handle } from 'virtual:rows/R108'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const request_id = readCode(query, 'id')
  const [inquiry, papers, quotes] = await Promise.all([
    callApi(inquiryRequest, { request_id }),
    callApi(inquiryPapers, { request_id }),
    callApi(inquiryQuotes, { request_id, page_size: 50 }),
  ])
  return { inquiry, papers: papers.list, quotes: quotes.list }
})
/** An inquiry as its own page has it. */
export type Shown = Route.ComponentProps['loaderData']['inquiry']

/** One inquiry: where it stands, what is promised, and what its owner can do now. */
export default function InquiryDetailPage({ loaderData: { inquiry, papers, quotes } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const spoken = useSpoken()
  const isOver = inquiry.state === 'closed' || inquiry.state === 'withdrawn'
  const newest = quotes.filter(({ is_newest }) => is_newest === 1)
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <Standing inquiry={inquiry} isOver={isOver} />
        <FeeCard inquiry={inquiry} />
        {newest.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">报价</h2>
            <QuoteList quotes={newest} />
            <ButtonLink wide to={compareAddress(inquiry.request_id)}>
              {inquiry.state === 'quoted' || inquiry.state === 'chosen' ? '并排比较，选一份' : '并排比较报价'}
            </ButtonLink>
          </section>
        )}
        {inquiry.letter && <LetterCard letter={inquiry.letter} />}
        {(!isOver || papers.length > 0) && (
          <PapersCard inquiry={inquiry} papers={papers} isOver={isOver} onDone={revalidate} />
        )}
        {inquiry.transfers.map((transfer) => (
          <TransferCard
            key={transfer.unit_id}
            requestId={inquiry.request_id}
            transfer={transfer}
            isOver={isOver}
            onDone={revalidate}
          />
        ))}
        <TalkCard inquiry={inquiry} isOver={isOver} onDone={revalidate} />
        <Card title="您提交的内容">
          <Facts
            facts={[
              { name: '患者', value: inquiry.truename },
              { name: '手机号', value: inquiry.mobile },
              { name: '病情和问题', value: <span className="wrap-anywhere">{inquiry.content}</span> },
            ]}
          />
        </Card>
        <Card title="进度">
          <Timeline
            events={[...inquiry.history].reverse().map(({ state_desc, time }) => ({
              when: spoken(time),
              title: state_desc,
            }))}
          />
        </Card>
        <CellGroup>
          <ServiceLink
            title={`海外就医询价：${inquiry.project_name}`}
            number={inquiry.request_id}
            link={inquiryDetailAddress(inquiry.request_id)}
          />
        </CellGroup>
        {inquiry.can_withdraw === 1 && <WithdrawButton inquiry={inquiry} onDone={revalidate} />}
      </div>
    </Frame>
  )
}

function Standing({ inquiry, isOver }: { inquiry: Shown; isOver: boolean }) {
  const { project_name, state, state_desc, next, staff_name, ended_reason, deposit_back } = inquiry
  return (
    <Card title={project_name} aside={<Tag tone={inquiryTone(state)}>{state_desc}</Tag>}>
      <div className="space-y-8">
        {next && <p className="text-16 font-medium">{next}</p>}
        {!isOver && <ClockLine inquiry={inquiry} />}
        <p className="text-14 text-ink-2">{staff_name ? `专人：${staff_name}` : '正在为您安排专人'}</p>
        {ended_reason && <Notice>{ended_reason}</Notice>}
        {isOver && deposit_back !== '0.00' && <Notice>定金退回 {yuanText(deposit_back)}，原路到账。</Notice>}
      </div>
    </Card>
  )
}
