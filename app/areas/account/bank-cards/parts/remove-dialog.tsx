import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deleteBankcard } from '../contract.ts'
import type { DeedProps } from './deed.ts'

/** Asks before a card goes. */
export function RemoveDialog({ card, onDone, onClose }: DeedProps) {
  const remove = useAct(deleteBankcard)
  const confirm = async () => {
    if (!(await remove.run({ record_id: card.record_id }))) return
    toast('已解绑')
    onDone()
  }
  return (
    <Dialog
      open
      danger
      title="解绑这张银行卡？"
      confirmText="解绑"
      busy={remove.busy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {card.rechargeBank}（尾号 {card.card_no.slice(-4)}）。没有付款的充值也会取消，需要时可以再添加。
    </Dialog>
  )
}
