import { type FormEvent, useId, useState } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { NumberField } from '#app/areas/desk/staff/cards/number-field.tsx'
import { MOST_PLACES } from '#app/areas/orders/appointments/rules.ts'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskAppointmentDaySave } from '../contract.ts'

/** Gives one day other places, or closes it. */
export function DayButton({ planId, onSaved }: { planId: number; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const saving = useAct(deskAppointmentDaySave)
  const form = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const places = Number(typed.get('places'))
    const saved = await saving.run({ plan_id: planId, date: String(typed.get('date')), places })
    if (!saved) return
    const kept = saved.kept_num > 0 ? `，这一天已有 ${saved.kept_num} 个预约，请逐个联系` : ''
    toast(`已保存${places === 0 ? kept : ''}`, { ms: 5_000 })
    setOpen(false)
    onSaved()
  }
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        设一天
      </Button>
      <FormDialog
        open={isOpen}
        title="特别的一天"
        onClose={() => setOpen(false)}
        action={
          <Button type="submit" form={form} wide busy={saving.busy}>
            保存
          </Button>
        }
      >
        <form id={form} onSubmit={submit} className="space-y-12">
          {saving.error && <Notice tone="danger">{saving.error.words}</Notice>}
          <Field label="日期" name="date" keyboard="date" min={dayOf(systemClock.now())} required />
          <NumberField
            label="每半小时"
            name="places"
            unit="人"
            min={0}
            max={MOST_PLACES}
            defaultValue={0}
            hint="0 是这一天不开放；已经约好的不会取消"
            required
          />
        </form>
      </FormDialog>
    </>
  )
}
