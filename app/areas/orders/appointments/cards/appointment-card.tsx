import { MapPinIcon, PhoneIcon, UserRoundIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cancelYuyue, type orderYuyueInfo } from '../contract.ts'
import { FASTING_WORDS } from '../rules.ts'
import { appointAddress, reportAddress } from './appointment-address.ts'

type Appointment = CallOutput<typeof orderYuyueInfo>['list'][number]

const tones = { booked: 'accent', arrived: 'success', missed: 'warning', cancelled: 'plain' } as const

interface AppointmentCardProps {
  appointment: Appointment
  onCancelled: () => void
}

/** When, where and who, and what can be done about it. */
export function AppointmentCard({ appointment, onCancelled }: AppointmentCardProps) {
  const { state, state_desc, on_site_time, order_id, goods_id, unit_id, yuyue_id } = appointment
  const today = useToday()
  const tone = tones[state as keyof typeof tones]
  return (
    <Card title="预约信息" aside={<Tag tone={tone}>{state_desc}</Tag>}>
      <p className="text-18 font-semibold tabular-nums">{spokenDayTime(parseTime(on_site_time), today)}</p>
      <ul className="space-y-4 pt-8 text-14 text-ink-2">
        <Line Icon={UserRoundIcon}>
          {appointment.member_name} · {appointment.goods_name}
        </Line>
        <Line Icon={MapPinIcon}>
          {appointment.unit_name}，{appointment.unit_address}
        </Line>
        {appointment.unit_phone && state === 'booked' && (
          <Line Icon={PhoneIcon}>
            <a href={`tel:${appointment.unit_phone}`} className="inline-flex min-h-target items-center text-accent-ink">
              {appointment.unit_phone}
            </a>
          </Line>
        )}
      </ul>
      {state === 'booked' && appointment.is_fasting === 1 && (
        <div className="pt-8">
          <Notice tone="warning">{FASTING_WORDS}</Notice>
        </div>
      )}
      {state === 'booked' && (
        <p className="pt-8 text-12 text-ink-3">
          {appointment.can_change === 1
            ? `${spokenDayTime(parseTime(appointment.change_until), today)} 之前可以改约或取消`
            : '已过改约和取消的时间，来不了请给机构打电话'}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-8 pt-12 empty:hidden">
        {appointment.can_change === 1 && (
          <>
            <Cancel appointment={appointment} onCancelled={onCancelled} />
            <ButtonLink
              kind="secondary"
              size="small"
              to={appointAddress(appointment.appointment, { order_id, goods_id, unit_id, yuyue_id })}
            >
              改约
            </ButtonLink>
          </>
        )}
        {appointment.has_report === 1 && (
          <ButtonLink kind="secondary" size="small" to={reportAddress(order_id)}>
            看报告
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

const Line = ({ Icon, children }: { Icon: typeof MapPinIcon; children: ReactNode }) => (
  <li className="flex items-center gap-8">
    <Icon className="shrink-0 text-ink-3" />
    <span className="min-w-0">{children}</span>
  </li>
)

function Cancel({ appointment: { order_id, yuyue_id }, onCancelled }: AppointmentCardProps) {
  const [isAsking, setAsking] = useState(false)
  const cancelling = useAct(cancelYuyue)
  const cancel = async () => {
    if (!(await cancelling.run({ order_id, yuyue_id }))) return
    setAsking(false)
    toast('已取消预约')
    onCancelled()
  }
  return (
    <>
      <Button kind="text" size="small" onClick={() => setAsking(true)}>
        取消预约
      </Button>
      <Dialog
        open={isAsking}
        title="取消这个预约？"
        cancelText="先不取消"
        confirmText="取消预约"
        danger
        busy={cancelling.busy}
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
      >
        时间会让给别人。订单还在，有效期内可以再约，也可以申请退款。
        {cancelling.error && (
          <p role="alert" className="pt-8 text-danger">
            {cancelling.error.words}
          </p>
        )}
      </Dialog>
    </>
  )
}
