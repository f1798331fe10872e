import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskReviewRefuse } from '../contract.ts'

interface RefuseDialogProps {
  orderId: string
  onClose: () => void
  onRefused: () => void
}

/** Asks why a review is not shown; its author reads it. */
export function RefuseDialog({ orderId, onClose, onRefused }: RefuseDialogProps) {
  const refuse = useAct(deskReviewRefuse)
  const confirm = async (reason: string) => {
    if (reason.trim() === '') return toast('请写明原因，买家会看到')
    if (!(await refuse.run({ order_id: orderId, reason }))) return
    toast('已退回，买家会收到原因')
    onRefused()
  }
  return (
    <Dialog
      open
      title="退回这条评价？"
      input={{ label: '原因', placeholder: '例如：请不要写出别人的病情' }}
      confirmText="退回"
      busy={refuse.busy}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
