import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { sessionItems } from '#kit/store/stored-items.ts'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { payAtHost } from '../cards/pay-at-host.ts'
import { payPrepare, type payStatus } from '../contract.ts'
import { payInMessenger } from './pay-in-messenger.ts'

type Prepared = CallOutput<typeof payPrepare>

/** Has money taken: by the app around the page where it has a cashier, else at whom the patient chose. */
export const usePaying = (payment: CallOutput<typeof payStatus>, method: Prepared['method'] | undefined) => {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const prepare = useAct(payPrepare)
  const [isAtHost, setAtHost] = useState(false)
  const [wasTried] = useState(() => sessionItems.read<true>(triedName(payment)) === true)

  const isPaidAtHost = async () => {
    const { out_trade_no: outTradeNo, subject_id, pay_amount: amountYuan, title } = payment
    setAtHost(true)
    try {
      return await payAtHost({ outTradeNo, orderIds: [subject_id], amountYuan, title })
    } finally {
      setAtHost(false)
    }
  }
  const goOn = async ({ way, pay_url, params }: Prepared) => {
    if (way === 'jsapi' && pay_url === '') {
      const outcome = await payInMessenger(params).catch(() => 'failed' as const)
      if (outcome === 'failed') toast('支付失败')
      return revalidate()
    }
    // A provider's own page lies outside the product.
    if (pay_url.startsWith('/')) navigate(pay_url)
    else window.location.assign(pay_url)
  }
  const pay = async () => {
    if (await isPaidAtHost()) return revalidate()
    const prepared = await prepare.run({ out_trade_no: payment.out_trade_no, method })
    if (!prepared) return
    sessionItems.keep(triedName(payment), true, TRIED_SECONDS)
    await goOn(prepared)
  }
  return { pay, busy: prepare.busy || isAtHost, error: prepare.error, wasTried }
}

/** So long it is known that somebody went off to pay. */
const TRIED_SECONDS = 1_800

const triedName = ({ out_trade_no }: { out_trade_no: string }) => `tried ${out_trade_no}`
