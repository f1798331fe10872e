import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { leftText, nextOf, overWords } from '../rules/words.ts'
import type { Refund } from './refund-facts.tsx'

/** Where a refund stands, what comes next, and until when. */
export function RefundHead({ refund }: { refund: Refund }) {
  const { state_id, near_end, left_seconds } = refund
  return (
    <div className="space-y-12">
      <div className="flex items-start justify-between gap-12 px-4 pt-8">
        <div className="min-w-0">
          <h1 className="text-22 font-semibold">{refund.state_desc}</h1>
          <p className="pt-4 text-14 text-ink-2">{nextOf(refund)}</p>
        </div>
        <div className="max-w-1/2 shrink-0 text-right">
          <Price yuan={refund.amount} />
          <p className="text-12 text-ink-3">{refund.refund_type_name}</p>
        </div>
      </div>
      {left_seconds > 0 && (
        <Notice tone={near_end ? 'warning' : 'plain'}>
          {near_end ? '快到期了：' : ''}还有 {leftText(left_seconds)}，{overWords(state_id)}
        </Notice>
      )}
    </div>
  )
}
