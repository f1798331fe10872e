import { DownloadIcon } from 'lucide-react'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { datedSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { behindGate, type Loading, readCode } from '#kit/wire/load.ts'
import { orderReceipt } from '../contract.ts'
import { receiptIs, receiptIsNot } from '../rules/receipt.ts'
import type { Route } from './+types/receipt'

export { handle } from 'virtual:rows/guahao-receipt'

const load = ({ callApi, query }: Loading) => callApi(orderReceipt, { id: readCode(query, 'order_id') })
export const clientLoader = behindGate(load)

export default function ReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const today = useToday()
  const facts = [
    { name: '就诊人', value: receipt.member_name },
    { name: '医院', value: receipt.unit_name },
    { name: '门诊', value: `${receipt.dep_name} ${receipt.doctor_name}` },
    { name: '就诊时间', value: datedSpan(receipt, today) },
    { name: '付款时间', value: receipt.paid_time.slice(0, 16) },
    ...(receipt.refund_amount === '0.00' ? [] : [{ name: '已退', value: <Fee yuan={receipt.refund_amount} /> }]),
    {
      name: '收据号',
      value: <Copyable text={receipt.receipt_no} shown={groupedNumber(receipt.receipt_no)} name="收据号" />,
    },
    { name: '支付单号', value: <PayNumber number={receipt.out_trade_no} name="支付单号" /> },
  ]
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <Card>
          <p className="text-center text-14 text-ink-2">实收挂号费</p>
          <p className="pt-4 pb-12 text-center">
            <Fee yuan={receipt.amount} size="large" />
          </p>
          <Facts facts={facts} />
        </Card>
        <Notice>
          <p>{receiptIs}。</p>
          {receiptIsNot.map((line) => (
            <p key={line} className="pt-4">
              {line}
            </p>
          ))}
          {receipt.unit_phone && (
            <p className="pt-4">
              医院电话{' '}
              <a href={`tel:${receipt.unit_phone}`} className="font-medium underline">
                {receipt.unit_phone}
              </a>
            </p>
          )}
        </Notice>
      </div>
      <div className="grow" />
      <BottomAction>
        <Button onClick={() => window.location.assign(receipt.pdf_url)}>
          <DownloadIcon />
          打开 PDF
        </Button>
      </BottomAction>
    </Frame>
  )
}
