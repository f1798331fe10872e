import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inquiryFee, type inquiryRequest } from '../contract.ts'
import { FaultLine } from './fault-line.tsx'

/** The service fee: what it is for, and that it goes back by itself. */
export function FeeCard({ inquiry }: { inquiry: CallOutput<typeof inquiryRequest> }) {
  const navigate = useNavigate()
  const paying = useAct(inquiryFee, { hideToast: true })
  const { request_id, fee, can_pay_fee, is_fee_paid, is_fee_back, fee_back_reason } = inquiry
  const pay = async () => {
    const made = await paying.run({ request_id })
    if (made) navigate(address('/pay/index', { out_trade_no: made.out_trade_no }))
  }
  if (is_fee_back === 1)
    return (
      <Notice tone="success">
        服务费 {fee} 元已退回：{fee_back_reason}。专人会继续跟进。
      </Notice>
    )
  if (can_pay_fee === 0)
    return is_fee_paid === 1 ? <Notice>服务费 {fee} 元已付。没按时做到，自动全额退。</Notice> : null
  return (
    <Card title="服务费" aside={<Price yuan={fee} size="small" />}>
      <div className="space-y-12">
        <p className="text-14 text-ink-2">
          付了以后，专人把资料交给您同意的医院。24 小时没人答复，或 72
          小时没有报价，自动全额退；交给医院以前撤回也全额退。
        </p>
        <FaultLine words={paying.error?.words} />
        <Button wide busy={paying.busy} onClick={pay}>
          付服务费
        </Button>
      </div>
    </Card>
  )
}
