import { useEffect, useEffectEvent, useState } from 'react'
import { commonReasons, REASON_LENGTH } from '#app/areas/desk/stops/rules.ts'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toast.ts'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
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
  const stop = useAct(benchStop)
  const [reason, setReason] = useState('')
  const run = async () => {
    const stopped = clinic && (await stop.run({ schedule_id: clinic.schedule_id, reason }))
    if (!stopped) return
    toast(stopped.told_num > 0 ? `已停诊，通知了 ${stopped.told_num} 位患者` : '已停诊')
    onStopped()
  }
  return (
    <FormDialog
      open={clinic !== undefined}
      title="停诊"
      onClose={onClose}
      action={
        <Button kind="danger" wide busy={stop.busy} disabled={reason.trim() === ''} onClick={run}>
          停诊并通知患者
        </Button>
      }
    >
      {clinic && (
        <div className="space-y-12">
          <p className="text-16 font-medium">
            {clinic.date} {clinic.half_name} {clinic.begin}–{clinic.end}
            <span className="block text-14 font-normal text-ink-2">
              {clinic.unit_name} · {clinic.dep_name}
            </span>
          </p>
          <Concerned scheduleId={clinic.schedule_id} />
          <Field
            label="原因（患者会看到）"
            value={reason}
            maxLength={REASON_LENGTH}
            error={stop.error?.words}
            onChange={(event) => setReason(event.target.value)}
            required
          />
          <div className="flex flex-wrap gap-8">
            {commonReasons.slice(0, 3).map((one) => (
              <Button key={one} kind="secondary" size="small" onClick={() => setReason(one)}>
                {one}
              </Button>
            ))}
          </div>
        </div>
      )}
    </FormDialog>
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
