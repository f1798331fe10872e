import { textAddress } from '#app/areas/account/consents/cards/text-address.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inquiryAllow, type inquiryRequest } from '../contract.ts'
import { FaultLine } from './fault-line.tsx'

interface TransferCardProps {
  requestId: string
  transfer: CallOutput<typeof inquiryRequest>['transfers'][number]
  isOver: boolean
  onDone: () => void
}

/** Whether papers may go to one hospital: to whom, what for, what, how it is reached; and who looked. */
export function TransferCard({ requestId, transfer, isOver, onDone }: TransferCardProps) {
  const spoken = useSpoken()
  const allowing = useAct(inquiryAllow, { hideToast: true })
  const { unit_id, unit_name, is_agreed, looks, end_time } = transfer
  const turn = async () => {
    const done = await allowing.run({ request_id: requestId, unit_id, is_given: is_agreed === 1 ? 0 : 1 })
    if (!done) return
    toast(is_agreed === 1 ? '收回了，这家医院马上看不到' : '已同意，专人可以把资料给这家医院看')
    onDone()
  }
  return (
    <Card
      title={unit_name}
      aside={<Tag tone={is_agreed === 1 ? 'success' : 'plain'}>{is_agreed === 1 ? '已同意出境' : '未同意出境'}</Tag>}
    >
      <div className="space-y-12">
        <Facts
          facts={[
            { name: '接收方', value: transfer.receiver },
            { name: '目的', value: transfer.purpose },
            { name: '资料', value: transfer.kinds.join('、') },
            { name: '联系方式', value: transfer.contact },
          ]}
        />
        {is_agreed === 1 && (
          <p className="text-14 text-ink-2">
            {end_time
              ? `这家医院可以看到 ${spoken(end_time)}`
              : looks.length > 0
                ? '这家医院看过，现在看不到了'
                : '还没有发给这家医院'}
          </p>
        )}
        {looks.length > 0 && (
          <ul className="divide-y divide-line">
            {looks.map(({ who, time }) => (
              <li key={`${time} ${who}`} className="flex flex-wrap justify-between gap-x-12 py-6 text-14">
                <span className="min-w-0 wrap-anywhere">{who}</span>
                <span className="text-ink-3 tabular-nums">{spoken(time)} 看过</span>
              </li>
            ))}
          </ul>
        )}
        <FaultLine words={allowing.error?.words} />
        {!isOver && (
          <Button kind="secondary" wide busy={allowing.busy} onClick={turn}>
            {is_agreed === 1 ? '收回同意' : '同意把资料发给这家医院'}
          </Button>
        )}
        <p className="text-12 text-ink-3">
          <Link to={textAddress('abroad')} className="inline-flex min-h-target items-center underline">
            个人信息出境单独同意书
          </Link>
        </p>
      </div>
    </Card>
  )
}
