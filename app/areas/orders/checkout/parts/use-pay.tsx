import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { payAtHost } from '#app/areas/pay/cards/pay-at-host.ts'
import { sessionItems } from '#kit/store/stored-items.ts'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { NotSignedIn, RefusedError, WireError } from '#kit/wire/errors.ts'
import { mergePayInfo, payReady } from '../contract.ts'
import { payingWay, STORED_PAYMENT, type StoredPayment } from '../rules/paying.ts'
import { useSignInAfter } from './use-key-first.ts'

type Together = CallOutput<typeof mergePayInfo>

/** So long somebody may take at the payment page until it forgets what is paid. */
const KEPT_SECONDS = 1_800
/**
 * Pays an order: what is paid with it is looked up first; one order goes on directly, several are shown in a sheet
 * [X165] [X277]. The app around the page takes the money where it has a cashier; in a browser what is paid is stored and the
 * order payment page opens [X168].
 */
export const usePay = () => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const signInAfter = useSignInAfter()
  const [together, setTogether] = useState<Together>()
  const [busy, setBusy] = useState(false)

  const tell = (thrown: unknown) => {
    if (!(thrown instanceof WireError)) throw thrown
    if (thrown instanceof NotSignedIn || (thrown instanceof RefusedError && thrown.reason === 'sign-in'))
      signInAfter(thrown.words)
    else toast(thrown.words)
  }
  const busily = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
      .catch(tell)
      .finally(() => setBusy(false))
  }
  const openBundle = async (ids: readonly string[]) => {
    const said = await callApi(payReady, { order_ids: ids.join(',') })
    const { order_idstr: order_ids, out_trade_no, pay_amount } = said
    setTogether(undefined)
    const bill = { outTradeNo: out_trade_no, orderIds: ids, amountYuan: pay_amount, title: '商城订单' }
    if (await payAtHost(bill)) return void revalidate()
    const stored: StoredPayment = { order_ids, out_trade_no, pay_amount }
    sessionItems.keep(STORED_PAYMENT, stored, KEPT_SECONDS)
    navigate('/yiyao/orderPayment')
  }
  const pay = (orderId: string) =>
    busily(async () => {
      const info = await callApi(mergePayInfo, { order_id: orderId })
      if (payingWay(info.list) === 'directly') await openBundle([orderId])
      else setTogether(info)
    })
  const open = (ids: readonly string[]) => busily(() => openBundle(ids))
  return { pay, open, together, close: () => setTogether(undefined), busy }
}

interface MergeSheetProps {
  paying: ReturnType<typeof usePay>
}

/** What is paid together, with the sum. */
export function MergeSheet({ paying: { together, close, open, busy } }: MergeSheetProps) {
  return (
    <Sheet
      open={together !== undefined}
      title="合并付款"
      onClose={close}
      action={
        <Button busy={busy} onClick={() => together && open(together.order_ids)}>
          一起支付 <Price yuan={together?.pay_amount ?? '0.00'} />
        </Button>
      }
    >
      <p className="pb-12 text-14 text-ink-2">这 {together?.list.length} 个订单是一起提交的，可以一次付清。</p>
      <Facts
        facts={(together?.list ?? []).map(({ goods_name, pay_amount }) => ({
          name: goods_name,
          value: <Price yuan={pay_amount} size="small" />,
        }))}
      />
    </Sheet>
  )
}
