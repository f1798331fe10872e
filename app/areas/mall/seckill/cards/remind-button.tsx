import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useOwnMark } from '#kit/wire/browser/use-answer.ts'
import { seckillSubscribe, subscribeState } from '../contract.ts'
import { REMIND_MINUTES } from '../rules.ts'

interface RemindButtonProps {
  goodsId: number
  scheduleId: number
  size?: 'small' | 'large'
}

/** Asks to be told before a flash sale begins, or takes that back; what is asked already their browser finds out. */
export function RemindButton({ goodsId, scheduleId, size = 'small' }: RemindButtonProps) {
  const asked = { goods_id: goodsId, schedule_id: scheduleId }
  const [isOn, setOn] = useOwnMark(subscribeState, asked, ({ is_subscribed }) => is_subscribed === 1)
  const subscribe = useAct(seckillSubscribe)
  const turn = async () => {
    const done = await subscribe.run(asked)
    if (!done) return
    setOn(done.is_subscribed === 1)
    toast(done.is_subscribed === 1 ? `开抢前 ${REMIND_MINUTES} 分钟提醒您` : '不再提醒')
  }
  return (
    <Button size={size} kind="secondary" aria-pressed={isOn} busy={subscribe.busy} onClick={turn}>
      {isOn ? '已设提醒' : '提醒我'}
    </Button>
  )
}
