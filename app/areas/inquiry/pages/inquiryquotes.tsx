import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { inquiryDetailAddress } from '../cards/inquiry-address.ts'
import { inquiryChoose, inquiryQuotes, inquiryRequest } from '../contract.ts'
import { QuoteColumn } from '../parts/quote-column.tsx'
import { type Quote, quoteWords } from '../parts/quote-list.tsx'
import type { Route } from './+types/inquiryquotes'

export { handle } from 'virtual:rows/inquiry-compare'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const request_id = readCode(query, 'id')
  const [inquiry, { list }] = await Promise.all([
    callApi(inquiryRequest, { request_id }),
    callApi(inquiryQuotes, { request_id, page_size: 50 }),
  ])
  return { inquiry, quotes: list }
})

/** Two quotes, or two versions of one, side by side; and choosing one. */
export default function InquiryComparePage({ loaderData: { inquiry, quotes } }: Route.ComponentProps) {
  const [leftId, setLeft] = useState(quotes[0]?.quote_id)
  const [rightId, setRight] = useState(
    (quotes.find(({ unit_id }) => unit_id !== quotes[0]?.unit_id) ?? quotes[1])?.quote_id,
  )
  const left = quotes.find(({ quote_id }) => quote_id === leftId)
  const right = quotes.find(({ quote_id }) => quote_id === rightId)
  const isOpen = inquiry.state === 'quoted' || inquiry.state === 'chosen'
  if (!left)
    return (
      <Frame bar={{}}>
        <Empty title="还没有报价" text="医院报价后，可以在这里并排比较。" />
      </Frame>
    )
  const choices = quotes.map((quote) => ({ value: quote.quote_id, text: nameOf(quote) }))
  return (
    <Frame bar={{}}>
      <div className="grow space-y-16 p-16">
        <Notice>人民币按报价当天登记的汇率折算，实际以付款当天银行汇率为准。</Notice>
        <div className={right ? 'grid grid-cols-2 gap-12 elder:grid-cols-1' : undefined}>
          <div className="min-w-0 space-y-12">
            <Select
              label="第一份"
              value={leftId ?? ''}
              onChange={(event) => setLeft(Number(event.target.value))}
              options={choices}
            />
            <QuoteColumn quote={left} />
          </div>
          {right && (
            <div className="min-w-0 space-y-12">
              <Select
                label="第二份"
                value={rightId ?? ''}
                onChange={(event) => setRight(Number(event.target.value))}
                options={choices}
              />
              <QuoteColumn quote={right} />
            </div>
          )}
        </div>
      </div>
      {isOpen && <Choosing requestId={inquiry.request_id} quotes={[...new Set([left, right ?? left])]} />}
    </Frame>
  )
}

/** A chooser has one line, and large letters leave little of it: what stands first is what tells quotes apart. */
const nameOf = (quote: Quote): string =>
  `${quote.unit_name} 第${quote.version}版${quote.is_valid === 1 ? '' : `（${quoteWords(quote)}）`}`

function Choosing({ requestId, quotes }: { requestId: string; quotes: readonly Quote[] }) {
  const navigate = useNavigate()
  const choosing = useAct(inquiryChoose, { hideToast: true })
  const valid = quotes.filter(({ is_valid }) => is_valid === 1)
  const choose = async ({ quote_id }: Quote) => {
    const made = await choosing.run({ request_id: requestId, quote_id })
    if (!made) return
    if (made.out_trade_no) return navigate(address('/pay/index', { out_trade_no: made.out_trade_no }))
    toast('已选好，不用付定金')
    navigate(inquiryDetailAddress(requestId))
  }
  if (valid.length === 0) return <BottomAction note="这两份都不能选了，请选有效的新版本">{null}</BottomAction>
  return (
    <BottomAction error={choosing.error?.words} note="选定后付定金，按上面写明的步骤退">
      <div className="grid w-full gap-8">
        {valid.map((quote) => (
          <Button key={quote.quote_id} wide busy={choosing.busy} onClick={() => choose(quote)}>
            选{quote.unit_name}
          </Button>
        ))}
      </div>
    </BottomAction>
  )
}
