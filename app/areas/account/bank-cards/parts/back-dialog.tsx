import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { returnBalance } from '../contract.ts'
import type { DeedProps } from './deed.ts'

/** Asks before all that lies on a card goes back. */
export function BackDialog({ card, onDone, onClose }: DeedProps) {
  const back = useAct(returnBalance)
  const confirm = async () => {
    const done = await back.run({ record_id: card.record_id })
    if (!done) return
    toast(`${done.refund_amount} 元正在原路退回`)
    onDone()
  }
  return (
    <Dialog
      open
      title={`退回 ${card.subBalanceMoney} 元？`}
      confirmText="退回"
      busy={back.busy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      按充值时的支付方式原路退回，一般几分钟到账，最晚 3 个工作日。
    </Dialog>
  )
}
