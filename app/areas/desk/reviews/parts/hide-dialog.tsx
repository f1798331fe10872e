import { hideReasons } from '#app/areas/guahao/comments/rules.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { deskReviewHide } from '../contract.ts'

interface HideDialogProps {
  orderId: string
  onClose: () => void
  onSaved: () => void
}

/** Asks why a review is hidden that was shown; its author reads it. */
export function HideDialog({ orderId, onClose, onSaved }: HideDialogProps) {
  return (
    <ReasonForm
      title="隐藏这条评价？"
      label="原因，买家会看到"
      common={hideReasons}
      maxLength={100}
      action="隐藏"
      danger
      save={(reason, send) => send(deskReviewHide, { order_id: orderId, reason })}
      said={() => '已隐藏，买家和举报的人会收到通知'}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
