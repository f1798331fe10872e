import { useState } from 'react'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { pointOrderCancel, pointOrderReceive } from '../contract.ts'
import type { Exchange } from './exchange-card.tsx'

interface ExchangeActsProps {
  order: Exchange
  onDone: () => void
}

/** What may still be done with an exchange: cancelled while it waits, received once it was sent. */
export function ExchangeActs({ order: { order_id, point, may_cancel, may_receive }, onDone }: ExchangeActsProps) {
  const cancel = useAct(pointOrderCancel)
  const receive = useAct(pointOrderReceive)
  const [asking, setAsking] = useState(false)
  const doCancel = async () => {
    const done = await cancel.run({ order_id })
    setAsking(false)
    if (done) toast(`${point} 积分已经退回`)
    onDone()
  }
  const doReceive = async () => {
    if (await receive.run({ order_id })) toast('已确认收货')
    onDone()
  }
  if (may_cancel + may_receive === 0) return null
  return (
    <BottomAction>
      {may_cancel === 1 && (
        <Button kind="secondary" onClick={() => setAsking(true)}>
          取消兑换
        </Button>
      )}
      {may_receive === 1 && (
        <Button busy={receive.busy} onClick={doReceive}>
          确认收货
        </Button>
      )}
      <Dialog
        open={asking}
        title="取消这次兑换？"
        cancelText="再想想"
        confirmText="取消兑换"
        busy={cancel.busy}
        onCancel={() => setAsking(false)}
        onConfirm={doCancel}
      >
        {point} 积分会马上退回。商品可能会被别人换走。
      </Dialog>
    </BottomAction>
  )
}
