import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { ReasonField } from '#app/desk-shell/reason-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskStop, type deskStopPreview } from '../contract.ts'
import { commonReasons, REASON_LENGTH, spokenStop } from '../rules.ts'

type Preview = CallOutput<typeof deskStopPreview>

/** Reason, substitute and, after one more question, the stop. */
export function StopForm({ preview }: { preview: Preview }) {
  const [reason, setReason] = useState(preview.asked_reason)
  const [substitute, setSubstitute] = useState('')
  const navigate = useNavigate()
  const { schedule_id, booked_num, unpaid_num, wait_num } = preview
  const chosen = preview.substitutes.find((one) => String(one.schedule_id) === substitute)
  return (
    <Card title="停诊">
      <div className="space-y-16">
        {preview.asked_reason && <Notice>医生申请停诊：{preview.asked_reason}。停诊就是同意这个申请。</Notice>}
        <ReasonField
          label="原因（患者会看到）"
          maxLength={REASON_LENGTH}
          common={commonReasons}
          initial={preview.asked_reason}
          onChange={setReason}
        />
        <Choice
          legend="给患者的替诊医生"
          name="substitute"
          value={substitute}
          onChange={setSubstitute}
          options={[
            { value: '', title: '不安排', note: '患者改约这位医生的其他日期，或退款' },
            ...preview.substitutes.map((one) => ({
              value: String(one.schedule_id),
              title: `${one.doctor_name} · ${one.half_name}`,
              note: `余 ${one.left_num} 个号，先到先留；费用低的退差价，高的不补`,
              aside: `¥${one.fee}`,
            })),
          ]}
        />
        <div className="rounded-8 bg-page px-12 py-8 text-14 text-ink-2">
          <p className="text-12 text-ink-3">患者收到的消息和短信</p>
          {spokenStop(spokenTimes(preview), reason.trim() || '原因', chosen !== undefined)}
        </div>
        <ActButton
          call={deskStop}
          input={{ schedule_id, reason, substitute_id: chosen?.schedule_id }}
          kind="danger"
          size="large"
          disabled={reason.trim() === ''}
          confirm={{
            title: '确认停诊？',
            text: `马上通知 ${booked_num + unpaid_num + wait_num} 人，不能撤销。没有选择的人到时自动退款。`,
            yes: '停诊并通知',
            danger: true,
          }}
          said={({ told_num, kept_num }) => `已停诊，通知了 ${told_num} 人，留了 ${kept_num} 个替诊号`}
          onDone={({ stop_id }) => navigate(address('/desk/stopped', { stop_id }), { replace: true })}
        >
          停诊并通知
        </ActButton>
      </div>
    </Card>
  )
}

const spokenTimes = ({ date, half_name, list }: Preview) => {
  const [, month, day] = date.split('-').map(Number)
  const first = list[0]?.begin_time.slice(11, 16)
  return `${month}月${day}日 ${first ?? half_name}`
}
