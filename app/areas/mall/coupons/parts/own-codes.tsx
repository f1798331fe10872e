import { Card } from '#kit/ui/card.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { flowCodes } from '../contract.ts'
import { heldWords } from './use-coupon.tsx'

/** The codes of a coupon that the reader has, each with where it stands; nothing for who has none. */
export function OwnCodes({ couponId }: { couponId: number }) {
  const codes = useOwnAnswer(flowCodes, { coupon_id: couponId }).answer?.list ?? []
  if (codes.length === 0) return null
  return (
    <Card title="我领到的">
      <ul className="divide-y divide-line text-14">
        {codes.map(({ code_id, code, state, end_time }) => (
          <li key={code_id} className="flex flex-wrap justify-between gap-x-12 py-8">
            <span className="break-all tabular-nums">{code}</span>
            <span className="text-ink-2">{heldWords[state] ?? `${end_time.slice(0, 10)} 前可用`}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
