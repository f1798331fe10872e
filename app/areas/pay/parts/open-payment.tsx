import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { LoadedPayment } from '../cards/load-payment.ts'
import { PaidFor } from './paid-for.tsx'
import { usePaying } from './use-paying.ts'

/** While somebody waits here, the state is asked again so often: the money may have come in another app. */
const ASKED_EVERY_MS = 3_000

/** What is to be paid, until when, and by whom. */
export function Open({ loaded }: { loaded: LoadedPayment }) {
  const { payment, methods } = loaded
  const { revalidate } = useRevalidator()
  const [method, setMethod] = useState(methods[0]?.method)
  const paying = usePaying(payment, method)
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), ASKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <>
      <div className="grow space-y-12 p-16">
        <div className="pt-8 pb-4 text-center">
          <p className="text-14 text-ink-2">{payment.title}</p>
          <p className="py-4">
            <Price yuan={payment.pay_amount} size="large" />
          </p>
          <p className="text-14 text-ink-2">
            还剩 <Countdown seconds={payment.left_seconds} onEnd={revalidate} />
            ，到时没有支付会自动取消
          </p>
        </div>
        {paying.wasTried && (
          <Notice tone="warning">
            还没有收到这笔付款。已经付了的，请稍等，这里会自己更新；没有付成的，可以再付一次，或换一种支付方式。
          </Notice>
        )}
        <PaidFor loaded={loaded} />
        {method ? (
          <Choice
            legend="支付方式"
            name="method"
            defaultValue={method}
            options={methods.map((one) => ({ value: one.method, title: one.title, note: one.note }))}
            onChange={(value) => setMethod(value as typeof method)}
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
