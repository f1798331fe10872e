import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { WireError } from '#kit/wire/errors.ts'
import { getSupplymentCode } from '../contract.ts'

/** The code by which a holder says who they are; shown once it is asked for. */
export function SupplementCode({ orderId }: { orderId: string }) {
  const [code, setCode] = useState<string>()
  const show = () =>
    callApi(getSupplymentCode, { order_id: orderId }).then(
      (shown) => setCode(shown.code),
      (thrown: unknown) => {
        if (!(thrown instanceof WireError)) throw thrown
        toast(thrown.words)
      },
    )
  if (code === undefined)
    return (
      <Button size="small" kind="secondary" onClick={show}>
        报给工作人员的补充码
      </Button>
    )
  return (
    <p role="status" className="w-full text-14 text-ink-2">
      补充码 <span className="text-16 font-medium text-ink select-all tabular-nums">{code}</span>
      <span className="block text-12">打电话或到服务台时报给工作人员，用来核对您的会员。</span>
    </p>
  )
}
