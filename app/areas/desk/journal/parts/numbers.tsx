import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { spokenPayNumber } from '#app/areas/pay/rules.ts'
import { groupedNumber } from '#kit/check/spoken-number.ts'

interface NumbersProps {
  row: {
    subject_id: string
    order_no: string
    out_trade_no: string
    refund_no?: string
    transaction_id?: string
    number?: string
  }
}

/** The numbers by which something is found, each once and with whose it is; they break anywhere and are chosen whole. */
export function Numbers({ row }: NumbersProps) {
  const named = [
    row.order_no ? { name: '订单', number: groupedNumber(row.order_no) } : { name: '业务', number: row.subject_id },
    { name: '收款', number: row.out_trade_no },
    { name: '退款', number: row.refund_no ?? '' },
    { name: '支付机构', number: row.transaction_id ?? '' },
    { name: '凭据', number: row.number ?? '' },
  ]
  return named
    .filter(({ number }, at) => number !== '' && named.findIndex((one) => one.number === number) === at)
    .map(({ name, number }) => (
      <span key={name} className="block py-6 text-12 wide:whitespace-nowrap">
        <span className="pr-6 text-ink-3">{name}</span>
        <code className="break-all select-all">
          {spokenPayNumber(number) === number ? number : <PayNumber number={number} name={`${name}单号`} />}
        </code>
      </span>
    ))
}
