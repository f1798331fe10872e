import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { parkCancel, parkPay, type parkYuyue } from '../contract.ts'

/** A car that comes, or came. */
export type Stay = CallOutput<typeof parkYuyue>['list'][number]

const steps = ['已预约', '已入场', '已缴费', '离场']
const current = { booked: 0, in: 1, paid: 2, out: 3, cancelled: 0, missed: 0 } as const

/** A stay that goes on: where it is, what it costs, and the one next step. */
export function StayCard({ stay, onDone }: { stay: Stay; onDone: () => void }) {
  const cancelling = useAct(parkCancel)
  const paying = useAct(parkPay)
  const error = cancelling.error ?? paying.error
  const pay = async () => {
    const begun = await paying.run({ stay_id: stay.stay_id })
    if (begun?.address) location.assign(begun.address)
    else if (begun) toast('已缴费，请在 15 分钟内离场')
    onDone()
  }
  const cancel = async () => {
    if (await cancelling.run({ stay_id: stay.stay_id })) toast('已取消')
    onDone()
  }
  return (
    <Card>
      <div className="flex items-center justify-between gap-12">
        <h2 className="min-w-0 text-16 font-semibold">{stay.unit_name}</h2>
        <Tag tone="accent">{stay.state_desc}</Tag>
      </div>
      <Steps steps={steps} current={current[stay.state]} />
      <Facts facts={factsOf(stay)} />
      <div className="space-y-8 pt-12">
        {error && <Notice tone="danger">{error.words}</Notice>}
        {stay.can_pay === 1 && (
          <Button wide busy={paying.busy} onClick={pay}>
            缴停车费 {stay.fee} 元
          </Button>
        )}
        {stay.can_cancel === 1 && (
          <Button kind="secondary" wide busy={cancelling.busy} onClick={cancel}>
            取消预约
          </Button>
        )}
        <Button kind="text" wide onClick={onDone}>
          刷新状态
        </Button>
        <p className="text-center">
          <AskAbout
            title={`停车：${stay.unit_name}`}
            number={stay.plate}
            link={address('/park/index', { unit_id: stay.unit_id })}
          />
        </p>
      </div>
    </Card>
  )
}

const factsOf = ({ plate, arrive_time, enter_time, fee, pay_time, leave_time }: Stay) => [
  { name: '车牌', value: plate },
  { name: '预约到达', value: arrive_time.slice(0, 16) },
  ...(enter_time ? [{ name: '入场', value: enter_time.slice(0, 16) }] : []),
  ...(enter_time ? [{ name: '费用', value: `${fee} 元` }] : []),
  ...(pay_time ? [{ name: '缴费', value: pay_time.slice(0, 16) }] : []),
  ...(leave_time ? [{ name: '离场', value: leave_time.slice(0, 16) }] : []),
]
