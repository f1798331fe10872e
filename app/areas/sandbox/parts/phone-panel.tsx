import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { clockText } from '#kit/ui/countdown.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { sandboxPhone, sandboxPhones } from '../contract.ts'
import { useLooking } from './use-looking.ts'

type Phones = CallOutput<typeof sandboxPhones>

/** Phones that would ring: one takes them, or does not. */
export function PhonePanel() {
  const seen = useLooking<Phones>(() => callApi(sandboxPhones, {}))
  if (seen === undefined) return <SkeletonList />
  if (typeof seen === 'string') return <Trouble text={seen} />
  if (seen.list.length === 0)
    return <Empty drawing="message" title="还没有电话" text="医生拨打电话问诊以后，电话会在这里响。" />
  return seen.list.map((phone) => <PhoneCard key={phone.call_no} phone={phone} />)
}

const words = { dialling: '正在拨号', ringing: '正在响', talking: '通话中', ended: '已挂断', missed: '没有接' } as const

function PhoneCard({ phone }: { phone: Phones['list'][number] }) {
  const act = useAct(sandboxPhone)
  const press = (deed: 'answer' | 'refuse' | 'hang-up') => void act.run({ call_no: phone.call_no, act: deed })
  return (
    <Card title={`${phone.from} → ${phone.to}`} aside={<Tag tone="accent">{words[phone.state]}</Tag>}>
      <p className="text-14 text-ink-2 tabular-nums">
        双方看到的号码 {phone.shown_number}，{shortTime(phone.add_time)}
        {phone.talked_seconds > 0 && `，通话 ${clockText(phone.talked_seconds)}`}
      </p>
      {phone.state === 'ringing' && (
        <div className="flex gap-12 pt-12">
          <Button size="small" busy={act.busy} onClick={() => press('answer')}>
            接听
          </Button>
          <Button kind="secondary" size="small" busy={act.busy} onClick={() => press('refuse')}>
            不接
          </Button>
        </div>
      )}
      {phone.state === 'talking' && (
        <div className="pt-12">
          <Button kind="danger" size="small" busy={act.busy} onClick={() => press('hang-up')}>
            挂断
          </Button>
        </div>
      )}
    </Card>
  )
}
