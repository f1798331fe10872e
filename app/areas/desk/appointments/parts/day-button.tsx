import { useState } from 'react'
import { MOST_PLACES } from '#app/areas/orders/appointments/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskAppointmentDaySave } from '../contract.ts'

/** Gives one day other places, or closes it. */
export function DayButton({ planId, onSaved }: { planId: number; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        设一天
      </Button>
      <EditForm
        open={isOpen}
        title="特别的一天"
        onClose={() => setOpen(false)}
        action="保存"
        save={async (form, send) => {
          const day = readForm(deskAppointmentDaySave, form, { date: 'text', places: 'text' })
          const saved = await send(deskAppointmentDaySave, { ...day, plan_id: planId })
          return saved && { isClosed: Number(day.places) === 0, keptNum: saved.kept_num }
        }}
        onSaved={({ isClosed, keptNum }) => {
          const kept = isClosed && keptNum > 0 ? `，这一天已有 ${keptNum} 个预约，请逐个联系` : ''
          toast(`已保存${kept}`, { ms: 5_000 })
          setOpen(false)
          onSaved()
        }}
      >
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
      </EditForm>
    </>
  )
}
