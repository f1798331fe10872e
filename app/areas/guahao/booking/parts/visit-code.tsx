import { useEffect, useState } from 'react'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { unitOrderQrcode } from '../contract.ts'
import type { Order } from './use-live-order.ts'

interface VisitCodeProps {
  order: Order
  open: boolean
  onClose: () => void
}

/** The code that the hospital's desk and machines read, with the number for who reads it themselves. */
export function VisitCode({ order, open, onClose }: VisitCodeProps) {
  const [code, setCode] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches the same again
  useEffect(() => {
    if (!open) return
    setFailed(false)
    callApi(unitOrderQrcode, { order_id: order.order_id, unit_id: order.unit_id }).then(
      ({ qrcode }) => setCode(qrcode),
      () => setFailed(true),
    )
  }, [open, order.order_id, order.unit_id, tries])

  return (
    <Sheet open={open} title="就诊码" onClose={onClose}>
      <div className="mx-auto w-240 text-center">
        {failed && !code ? <Trouble onRetry={() => setTries(tries + 1)} /> : <QrCode text={code} alt="就诊码" />}
        <p className="pt-12 text-28 font-semibold tabular-nums">{order.number} 号</p>
        <p className="text-14 text-ink-2">
          {order.member_name} · {order.dep_name}
        </p>
        <p className="pt-4 text-12 text-ink-3">给服务台或自助机扫一扫</p>
      </div>
    </Sheet>
  )
}
