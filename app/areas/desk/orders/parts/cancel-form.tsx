import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { deskOrderCancel } from '../contract.ts'

interface CancelFormProps {
  order: { order_id: string }
  onClose: () => void
  onSaved: () => void
}

/** Asks why an order is cancelled; its buyer reads it. */
export function CancelForm({ order: { order_id }, onClose, onSaved }: CancelFormProps) {
  return (
    <ReasonForm
      title="取消这个订单？"
      label="原因，买家会看到"
      common={['商品缺货', '买家要求取消', '重复下单']}
      maxLength={100}
      action="取消订单"
      cancelText="不取消"
      danger
      save={(reason, send) => send(deskOrderCancel, { order_id, reason })}
      said={() => '已取消，买家会收到通知'}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
