import { allClinics, clinics } from '#app/areas/guahao/schedules/rules.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { halfDayWord } from '#kit/time/spoken.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskPlanEnd, deskPlanSave } from '../contract.ts'
import { MOST_PLACES } from '../rules.ts'
import { halfHours, usualSpans } from './half-hours.ts'
import type { Place } from './week-grid.tsx'
import { weekdayWord } from './weekdays.ts'

/** Clinics that a change left as they were. */
export type Unchanged = CallOutput<typeof deskPlanSave>['kept']

interface PlanDialogProps {
  place: Place | undefined
  doctor: { doctor_id: number; dep_id: number }
  /** The day from which a change holds unless another is chosen: `2026-11-24`. */
  tomorrow: string
  onClose: () => void
  onSaved: (kept: Unchanged) => void
}

const sheet = {
  begin_time: 'text',
  end_time: 'text',
  places: 'text',
  fee: 'text',
  clinic: allClinics,
  on_holidays: 'flag',
  first_day: 'text',
  last_day: 'text',
} as const

/** Plans a half day of the week, for other weekdays at the same time too, or ends its plan. */
export function PlanDialog({ place, doctor, tomorrow, onClose, onSaved }: PlanDialogProps) {
  return (
    <EditForm
      open={place !== undefined}
      title={place ? `${weekdayWord(place.weekday)}${halfDayWord(place.half)}的排班` : ''}
      action="保存"
      beside={
        place?.plan && (
          <ActButton
            call={deskPlanEnd}
            input={{ plan_id: place.plan.plan_id, from: tomorrow }}
            kind="text"
            confirm={{
              title: '停止这个排班？',
              text: `从 ${tomorrow} 起这个半天不再放号。已有人预约的门诊保持不变，会列出来给您处理。`,
              yes: '停止排班',
              danger: true,
            }}
            said={() => '已停止排班'}
            onDone={({ kept }) => onSaved(kept)}
          >
            停止排班
          </ActButton>
        )
      }
      save={async (form, send) => {
        if (!place) return undefined
        const weekdays = form.getAll('weekdays').join(',')
        const written = readForm(deskPlanSave, form, sheet)
        return send(deskPlanSave, { ...written, ...doctor, half: place.half, weekdays })
      }}
      onSaved={({ kept }) => onSaved(kept)}
      onClose={onClose}
    >
      {place && <PlanFields place={place} tomorrow={tomorrow} />}
    </EditForm>
  )
}

function PlanFields({ place: { weekday, half, plan }, tomorrow }: { place: Place; tomorrow: string }) {
  return (
    <>
      <fieldset>
        <legend className="pb-4 text-14 font-medium">适用于</legend>
        <div className="grid grid-cols-4 gap-x-8">
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <Checkbox key={day} name="weekdays" value={day} defaultChecked={day === weekday}>
              {weekdayWord(day)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-12">
        <Select
          label="开始"
          name="begin_time"
          defaultValue={plan?.begin_time ?? usualSpans[half].begin}
          options={halfHours}
        />
        <Select
          label="结束"
          name="end_time"
          defaultValue={plan?.end_time ?? usualSpans[half].end}
          options={halfHours}
        />
        <NumberField
          label="每半小时号源"
          name="places"
          min={1}
          max={MOST_PLACES}
          defaultValue={plan?.places ?? 6}
          unit="个"
          required
        />
        <Field
          label="挂号费"
          name="fee"
          keyboard="decimal"
          pattern="\d+(\.\d{1,2})?"
          defaultValue={plan?.fee ?? '25.00'}
          end="元"
          required
        />
      </div>
      <Select
        label="门诊类型"
        name="clinic"
        defaultValue={plan?.clinic ?? 'general'}
        options={Object.entries(clinics).map(([value, text]) => ({ value, text }))}
      />
      <div className="grid grid-cols-2 gap-12">
        <Field label="从哪天起" name="first_day" keyboard="date" min={tomorrow} defaultValue={tomorrow} required />
        <Field label="到哪天止" name="last_day" keyboard="date" min={tomorrow} hint="不填表示一直有效" />
      </div>
      <Checkbox name="on_holidays" value="1" defaultChecked={plan?.on_holidays === 1}>
        法定节假日也出诊
      </Checkbox>
    </>
  )
}
