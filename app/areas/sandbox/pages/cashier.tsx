import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toast.ts'
import { Trouble } from '#kit/ui/trouble.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useAnswer } from '#kit/wire/browser/use-answer.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { sandboxPay, sandboxPayments } from '../contract.ts'

export { handle } from 'virtual:rows/sandbox-cashier'

type Payment = CallOutput<typeof sandboxPayments>['list'][number]

/** The provider's page, as the stand-in has it: one chooses how the payment goes. */
export default function CashierPage() {
  const [query] = useSearchParams()
  const out_trade_no = query.get('out_trade_no') ?? ''
  const { answer, hasFailed, again } = useAnswer(sandboxPayments, { out_trade_no: out_trade_no || 'no-number' })
  const [payment] = answer?.list ?? []
  return (
    <Frame bar={{}}>
      {!answer && (hasFailed ? <Trouble onRetry={again} /> : <SkeletonList rows={1} />)}
      {answer && !payment && (
        <Empty
          drawing="lost"
          title="这里没有要付的款"
          text="演示收银台只收演示环境里的款。"
          action={
            <ButtonLink kind="secondary" to="/">
              回到首页
            </ButtonLink>
          }
        />
      )}
      {payment && <Till payment={payment} />}
    </Frame>
  )
}

const outcomes = [
  { value: 'success', title: '支付成功', note: '马上收到通知' },
  { value: 'fail', title: '支付失败', note: '余额不足，可以再试' },
  { value: 'late', title: '迟到的支付', note: '通知在超时一分钟后才到' },
  { value: 'duplicate', title: '重复通知', note: '同一笔通知来三次' },
  { value: 'lost', title: '通知丢失', note: '钱付了，没有通知，系统自己查到' },
] as const

function Till({ payment }: { payment: Payment }) {
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]['value']>('success')
  const pay = useAct(sandboxPay)
  const navigate = useNavigate()
  const back = address('/pay/index', { out_trade_no: payment.out_trade_no })
  const onPay = async () => {
    if (!(await pay.run({ out_trade_no: payment.out_trade_no, outcome }))) return
    if (outcome === 'fail') return toast('支付失败')
    // Where the patient came from the payment's own page, that is the page to go back to.
    if (window.history.state?.idx > 0) navigate(-1)
    else navigate(back, { replace: true })
  }
  return (
    <>
      <div className="grow space-y-16 p-16">
        <div className="pt-16 text-center">
          <p className="text-14 text-ink-2">{payment.title}</p>
          <Price yuan={payment.pay_amount} size="large" />
        </div>
        <Choice
          legend="这次支付会怎样"
          name="outcome"
          value={outcome}
          onChange={(value) => setOutcome(value as typeof outcome)}
          options={outcomes}
        />
        {payment.state !== 'pending' && <Notice>这笔支付{payment.state_desc}。</Notice>}
      </div>
      <BottomAction
        error={pay.error?.words}
        aside={
          <ButtonLink kind="text" to={back}>
            返回
          </ButtonLink>
        }
      >
        <Button busy={pay.busy} onClick={onPay}>
          确认
        </Button>
      </BottomAction>
    </>
  )
}
