import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { deskReviewRefuse } from '../contract.ts'

interface RefuseDialogProps {
  orderId: string
  onClose: () => void
  onSaved: () => void
}

/** Asks why a review is not shown; its author reads it. */
export function RefuseDialog({ orderId, onClose, onSaved }: RefuseDialogProps) {
  return (
    <ReasonForm
      title="退回这条评价？"
      label="原因，买家会看到"
      placeholder="例如：请不要写出别人的病情"
      maxLength={100}
      action="退回"
      save={(reason, send) => send(deskReviewRefuse, { order_id: orderId, reason })}
      said={() => '已退回，买家会收到原因'}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
