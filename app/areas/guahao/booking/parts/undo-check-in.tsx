import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { undoCheckInOrder } from '../contract.ts'
import type { Order } from './use-live-order.ts'

/** A check-in that was a slip of the thumb. */
export function UndoCheckIn({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const undoing = useAct(undoCheckInOrder)
  const undo = async () => {
    if (await undoing.run({ id: order.order_id })) toast('签到已撤销')
    onChanged()
  }
  return (
    <div className="pt-8">
      {undoing.error && (
        <p role="alert" className="text-14 text-danger">
          {undoing.error.words}
        </p>
      )}
      <Button kind="text" size="small" busy={undoing.busy} onClick={undo}>
        还没到医院？撤销签到
      </Button>
    </div>
  )
}
