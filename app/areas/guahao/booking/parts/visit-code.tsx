import { QrCode } from '#kit/ui/qr-code.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { unitOrderQrcode } from '../contract.ts'
import type { Order } from './use-live-order.ts'

interface VisitCodeProps {
  order: Order
  open: boolean
  onClose: () => void
}

/** The code that the hospital's desk and machines read, with the number for who reads it themselves. */
export function VisitCode({ order, open, onClose }: VisitCodeProps) {
  const { order_id, unit_id } = order
  const { answer, hasFailed, again } = useOwnAnswer(unitOrderQrcode, open ? { order_id, unit_id } : undefined)
  const code = answer?.qrcode
  return (
    <Sheet open={open} title="就诊码" onClose={onClose}>
      <div className="mx-auto w-240 text-center">
        {hasFailed && !code ? <Trouble onRetry={again} /> : <QrCode text={code} alt="就诊码" />}
        <p className="pt-12 text-28 font-semibold tabular-nums">{order.number} 号</p>
        <p className="text-14 text-ink-2">
          {order.member_name} · {order.dep_name}
        </p>
        <p className="pt-4 text-12 text-ink-3">给服务台或自助机扫一扫</p>
      </div>
    </Sheet>
  )
}
