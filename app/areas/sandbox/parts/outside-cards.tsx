import { spokenPayNumber } from '#app/areas/pay/rules.ts'
import { Card } from '#kit/ui/card.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { sandboxPayments, sandboxSms } from '../contract.ts'

const sent: Record<string, { tone: Tone; text: string }> = {
  waiting: { tone: 'warning', text: '待发送' },
  sent: { tone: 'success', text: '已发送' },
  failed: { tone: 'danger', text: '没有送达' },
}

/** A message that a phone would have got. */
export function SmsCard({ sms }: { sms: CallOutput<typeof sandboxSms>['list'][number] }) {
  const { tone, text } = sent[sms.state] ?? { tone: 'plain', text: sms.state }
  return (
    <Card>
      <p className="flex items-center justify-between gap-12 pb-8">
        <span className="text-16 font-semibold tabular-nums">{sms.mobile}</span>
        <Tag tone={tone}>{text}</Tag>
      </p>
      <p className="text-14">{sms.text}</p>
      <p className="flex items-center justify-between pt-8 text-12 text-ink-3">
        {sms.add_time}
        {sms.code && <span className="text-18 font-semibold text-accent-ink tabular-nums select-all">{sms.code}</span>}
      </p>
    </Card>
  )
}

const tones: Record<string, Tone> = { pending: 'warning', paid: 'success', refunding: 'accent' }

/** A payment, and the way to its cashier. */
export function PaymentCard({ payment }: { payment: CallOutput<typeof sandboxPayments>['list'][number] }) {
  return (
    <Card to={address('/sandbox/cashier', { out_trade_no: payment.out_trade_no })}>
      <p className="flex items-center justify-between gap-12">
        <span className="min-w-0 truncate text-16 font-semibold">{payment.title}</span>
        <Price yuan={payment.pay_amount} />
      </p>
      <p className="flex items-center justify-between gap-12 pt-8">
        <span className="min-w-0 truncate text-12 text-ink-3">{spokenPayNumber(payment.out_trade_no)}</span>
        <Tag tone={tones[payment.state]}>{payment.state_desc}</Tag>
      </p>
    </Card>
  )
}
