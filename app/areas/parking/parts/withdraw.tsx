import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type parkAuthorization, withdrawAuthorization } from '../contract.ts'

interface WithdrawProps {
  unitId: number
  authorization: CallOutput<typeof parkAuthorization>
  onDone: () => void
}

/** What is authorised, until when, and how it ends. */
export function Withdraw({ unitId, authorization: { plate, end_time }, onDone }: WithdrawProps) {
  const withdrawing = useAct(withdrawAuthorization)
  const withdraw = async () => {
    const done = await withdrawing.run({ unit_id: unitId })
    if (done) toast(done.is_told === 1 ? '已取消授权' : '已取消授权。停车场暂时联系不上，恢复后会自动通知它')
    onDone()
  }
  return (
    <Card title="授权">
      <p className="text-14 text-ink-2">
        {plate} 已授权这家医院的停车场，{end_time?.slice(0, 10)} 到期。取消后预约的车位一并取消，车牌 30 天内删除。
      </p>
      {withdrawing.error && (
        <div className="pt-8">
          <Notice tone="danger">{withdrawing.error.words}</Notice>
        </div>
      )}
      <Button kind="text" busy={withdrawing.busy} onClick={withdraw}>
        取消授权
      </Button>
    </Card>
  )
}
