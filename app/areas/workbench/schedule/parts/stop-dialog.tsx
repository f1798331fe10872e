import { useEffect, useEffectEvent, useState } from 'react'
import { commonReasons, REASON_LENGTH } from '#app/areas/desk/stops/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { ReasonField } from '#app/desk-shell/reason-form.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { type benchSchedule, benchStop, benchStopPreview } from '../contract.ts'

/** A clinic of the doctor's own. */
export type Clinic = CallOutput<typeof benchSchedule>['list'][number]

interface StopDialogProps {
  clinic: Clinic | undefined
  onClose: () => void
  onStopped: () => void
}

/** Stops a clinic: first how many that concerns, then why. */
export function StopDialog({ clinic, onClose, onStopped }: StopDialogProps) {
  const isToday = clinic?.is_today === 1
  return (
    <EditForm
      open={clinic !== undefined}
      title="停诊"
      action={isToday ? '停诊并通知患者' : '申请停诊'}
      kind={isToday ? 'danger' : 'primary'}
      save={async (form, send) => {
        const { reason } = readForm(benchStop, form, { reason: 'text' })
        return clinic && (await send(benchStop, { schedule_id: clinic.schedule_id, reason }))
      }}
      said={({ told_num, is_asked }) => {
        if (is_asked === 1) return '已申请，医院审批前照常出诊'
        return told_num > 0 ? `已停诊，通知了 ${told_num} 位患者` : '已停诊'
      }}
      onSaved={onStopped}
      onClose={onClose}
    >
      {clinic && (
        <>
          <p className="text-16 font-medium">
            {clinic.date} {clinic.half_name} {clinic.begin}–{clinic.end}
            <span className="block text-14 font-normal text-ink-2">
              {clinic.unit_name} · {clinic.dep_name}
            </span>
          </p>
          {!isToday && <Notice>以后的门诊由医院审批：同意以前照常出诊、照常放号，也可以撤回。</Notice>}
          <Concerned scheduleId={clinic.schedule_id} />
          <ReasonField label="原因（患者会看到）" maxLength={REASON_LENGTH} common={commonReasons.slice(0, 3)} />
        </>
      )}
    </EditForm>
  )
}

function Concerned({ scheduleId }: { scheduleId: number }) {
  const [preview, setPreview] = useState<CallOutput<typeof benchStopPreview> | WireError>()
  const load = useEffectEvent(() =>
    callApi(benchStopPreview, { schedule_id: scheduleId }).then(setPreview, (thrown: unknown) => {
      if (!(thrown instanceof WireError)) throw thrown
      setPreview(thrown)
    }),
  )
  useEffect(() => {
    void load()
  }, [])
  if (preview === undefined) return <SkeletonList />
  if (preview instanceof WireError) return <Trouble text={preview.words} />
  const { booked_num, unpaid_num, wait_num, refund_amount } = preview
  if (booked_num + unpaid_num + wait_num === 0) return <Notice>还没有患者预约这个门诊。</Notice>
  return (
    <Notice tone="warning">
      {booked_num} 位患者已预约，{unpaid_num} 位待付款，{wait_num} 位在候补；最多退费 ¥{refund_amount}
      。患者可以改约其他日期或退款，需要替诊请联系医院排班。
    </Notice>
  )
}
