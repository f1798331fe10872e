import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { cancelOrder } from '../contract.ts'
import type { Order } from './use-live-order.ts'

const reasons = ['时间有变', '症状好了', '约错了科室或医生', '换一家医院看', '其他原因']

interface CancelDialogProps {
  order: Order
  open: boolean
  onClose: () => void
  onCancelled: () => void
}

/** Asks once more, and why; says what happens to the money. */
export function CancelDialog({ order, open, onClose, onCancelled }: CancelDialogProps) {
  const cancelling = useAct(cancelOrder)
  const cancel = async (reason: string) => {
    if (!(await cancelling.run({ id: order.order_id, reason }))) return
    toast('已取消预约')
    onCancelled()
  }
  return (
    <Dialog
      open={open}
      title="取消这个预约？"
      cancelText="先不取消"
      confirmText="取消预约"
      danger
      busy={cancelling.busy}
      onCancel={onClose}
      onConfirm={cancel}
    >
      {order.state === 'held' ? (
        '号源马上放回，没有扣款。'
      ) : (
        <>
          号源会让给需要的人，
          <br />
          挂号费 <Fee yuan={order.fee} /> 原路退回。
        </>
      )}
      <fieldset className="pt-12 text-left">
        <legend className="sr-only">取消的原因</legend>
        {reasons.map((reason, at) => (
          <label key={reason} className="flex min-h-target items-center gap-12 text-16 text-ink">
            {/* The dialog hands on what its form calls `text`. */}
            <input
              type="radio"
              name="text"
              value={reason}
              defaultChecked={at === 0}
              className="size-20 accent-accent-ink"
            />
            {reason}
          </label>
        ))}
      </fieldset>
      {cancelling.error && (
        <p role="alert" className="pt-8 text-danger">
          {cancelling.error.words}
        </p>
      )}
    </Dialog>
  )
}
