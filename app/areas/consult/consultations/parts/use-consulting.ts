import { useState } from 'react'
import { useNavigate } from 'react-router'
import { payAtHost } from '#app/areas/pay/cards/pay-at-host.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { consultationAddress, payConsultationAddress } from '../cards/consultation-address.ts'
import { askCreate } from '../contract.ts'

/** Opens a consultation and leads on: to its payment, or to where it waits. */
export const useAsking = (onDone: () => void) => {
  const navigate = useNavigate()
  const asking = useAct(askCreate, { hideToast: true })
  const [isDone, setDone] = useState(false)
  const submit = async (wanted: CallInput<typeof askCreate>) => {
    const made = await asking.run(wanted)
    if (!made) return
    const { ask_id, out_trade_no: outTradeNo, pay_amount: amountYuan } = made
    setDone(true)
    onDone()
    // However it goes there: the payment's page knows what came of it, and takes the money where the app does not.
    if (outTradeNo) await payAtHost({ outTradeNo, orderIds: [ask_id], amountYuan, title: '问诊' })
    // What was asked is not asked again: back leads to the doctor.
    navigate(outTradeNo ? payConsultationAddress(made) : consultationAddress(ask_id), { replace: true })
  }
  return { submit, busy: asking.busy || isDone, error: asking.error }
}
