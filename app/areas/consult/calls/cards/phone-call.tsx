import { Card } from '#kit/ui/card.tsx'
import { clockText } from '#kit/ui/countdown.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallSeen } from './call-line.ts'
import { useClock } from './use-clock.ts'

/** A call by phone as it goes: the phones do the rest. */
export function PhoneCall({ seen }: { seen: CallSeen }) {
  const spoken = useSpoken()
  const seconds = useClock(seen.state === 'talking' ? seen.talked_seconds : undefined)
  return (
    <div className="grow space-y-12 p-16">
      <div className="flex flex-col items-center gap-8 py-24 text-center">
        <Avatar src={seen.doctor?.image ?? ''} kind="doctor" size="large" />
        <p className="text-18 font-semibold">{seen.you === 'doctor' ? seen.truename : seen.doctor?.doctor_name}</p>
        <p role="status" className="text-16">
          {stateWords(seen)}
        </p>
        {seen.state === 'talking' && <p className="text-28 font-semibold tabular-nums">{clockText(seconds)}</p>}
      </div>
      <Card>
        <Facts
          facts={[
            ...(seen.shown_number
              ? [{ name: '来电号码', value: <span className="tabular-nums">{seen.shown_number}</span> }]
              : []),
            ...(seen.agreed_at && seen.reply_by ? [{ name: '约定', value: `${spoken(seen.agreed_at)} 来电` }] : []),
            ...(seen.reply_by && !seen.agreed_at
              ? [{ name: '医生承诺', value: `${spoken(seen.reply_by)} 前来电` }]
              : []),
            { name: '号码保护', value: '双方都看不到对方的号码' },
          ]}
        />
      </Card>
    </div>
  )
}

const waits = {
  patient: '医生会打给您，请保持电话畅通',
  doctor: '请拨打电话，先响您的手机，再接通患者',
  guest: '这次通话改为电话',
} as const

const stateWords = ({ state, you, state_desc }: CallSeen): string => {
  if (state === 'none') return waits[you]
  if (state === 'ringing') return '电话正在响，请接听'
  if (state === 'missed') return `刚才没有接通。${waits[you]}`
  if (state === 'ended') return `${state_desc}。断线的话，10 分钟内可以再次通话`
  return state_desc
}
