import { useEffect, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { payMethods, payStatus } from '../contract.ts'
import { usePaying } from '../parts/use-paying.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/pay-index'

/** While somebody waits here, the state is asked again so often: the money may have come in another app. */
const ASKED_EVERY_MS = 3_000

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const [payment, { list: methods }] = await Promise.all([
    callApi(payStatus, { out_trade_no: readCode(query, 'out_trade_no') }),
    callApi(payMethods, {}),
  ])
  return { payment, methods }
})

export default function PayPage({ loaderData: { payment, methods } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const asked = query.get('callback') || payment.link
  const back = wayBack(new URLSearchParams(asked ? { redirect_url: asked } : {}))
  return (
    <Frame bar={{}}>
      {payment.state === 'pending' ? (
        <Open payment={payment} methods={methods} />
      ) : (
        <Outcome payment={payment} back={back} />
      )}
    </Frame>
  )
}

type Payment = CallOutput<typeof payStatus>
type Method = CallOutput<typeof payMethods>['list'][number]

function Open({ payment, methods }: { payment: Payment; methods: readonly Method[] }) {
  const { revalidate } = useRevalidator()
  const [method, setMethod] = useState(methods[0]?.method)
  const paying = usePaying(payment, method)
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), ASKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <>
      <div className="grow space-y-16 p-16">
        <div className="pt-24 pb-8 text-center">
          <p className="text-14 text-ink-2">{payment.title}</p>
          <p className="py-4">
            <Price yuan={payment.pay_amount} size="large" />
          </p>
          <p className="text-14 text-ink-2">
            请在 <Countdown seconds={payment.left_seconds} onEnd={revalidate} /> 内支付，超时自动取消
          </p>
        </div>
        {method ? (
          <Choice
            legend="支付方式"
            name="method"
            defaultValue={method}
            options={methods.map((one) => ({ value: one.method, title: one.title, note: one.note }))}
            onChange={(value) => setMethod(value as Method['method'])}
          />
        ) : (
          <Notice tone="warning">在线支付还没有开通，请到医院窗口缴费。</Notice>
        )}
      </div>
      <BottomAction error={paying.error?.words}>
        <Button busy={paying.busy} disabled={!method} onClick={paying.pay}>
          去支付 <Price yuan={payment.pay_amount} />
        </Button>
      </BottomAction>
    </>
  )
}

const outcomes = {
  paid: { state: 'done', title: '支付成功', text: '已收到您的付款。' },
  closed: { state: 'failed', title: '支付已关闭', text: '超过了支付时间，没有扣款。如果已经付了款，会原路退回。' },
  refunding: { state: 'waiting', title: '正在退款', text: '退款已提交，一般几分钟到账，最晚 3 个工作日。' },
  refunded: { state: 'done', title: '已退款', text: '款项已原路退回。' },
} as const

function Outcome({ payment, back }: { payment: Payment; back: string }) {
  if (payment.state === 'pending') return null
  const hasRefund = payment.refund_amount !== '0.00'
  return (
    <ResultPage
      {...outcomes[payment.state]}
      actions={<ButtonLink to={back}>{back === '/' ? '回到首页' : '查看详情'}</ButtonLink>}
    >
      <Card>
        <Facts
          facts={[
            { name: '项目', value: payment.title },
            { name: '金额', value: <Price yuan={payment.pay_amount} size="small" /> },
            ...(hasRefund ? [{ name: '退款', value: <Price yuan={payment.refund_amount} size="small" /> }] : []),
            { name: '单号', value: <span className="break-all select-all">{payment.out_trade_no}</span> },
          ]}
        />
      </Card>
    </ResultPage>
  )
}
