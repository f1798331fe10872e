import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskExtra, deskPlaces } from '../contract.ts'
import { MOST_EXTRA, MOST_PLACES } from '../rules.ts'
import type { Ahead } from './days-ahead.tsx'

interface PlacesDialogProps {
  clinic: Ahead | undefined
  onClose: () => void
  onSaved: () => void
}

/** Gives each half hour of one clinic another number of places. */
export function PlacesDialog({ clinic, onClose, onSaved }: PlacesDialogProps) {
  return (
    <EditForm
      open={clinic !== undefined}
      title="改号源"
      action="保存"
      save={async (form, send) => {
        const places = readForm(deskPlaces, form, { places: 'text' })
        return clinic && send(deskPlaces, { ...places, schedule_id: clinic.schedule_id })
      }}
      said={({ total_num, left_num }) => `已改为共 ${total_num} 个号，余 ${left_num} 个`}
      onSaved={onSaved}
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">
        {clinic?.date} {clinic?.half_name}。已约的号不受影响；多出来的号先给候补的人。
      </p>
      <NumberField
        label="每半小时号源"
        name="places"
        min={1}
        max={MOST_PLACES}
        defaultValue={clinic?.slots[0]?.total_num}
        unit="个"
        required
      />
    </EditForm>
  )
}

/** Adds numbers to one slot. */
export function ExtraDialog({ clinic, onClose, onSaved }: PlacesDialogProps) {
  const ahead = clinic?.slots.filter((slot) => slot.is_past === 0) ?? []
  return (
    <EditForm
      open={clinic !== undefined}
      title="加号"
      action="加号"
      disabled={ahead.length === 0}
      save={(form, send) => send(deskExtra, readForm(deskExtra, form, { slot_id: 'text', count: 'text' }))}
      said={({ first_number: first, last_number: last }) =>
        `已加 ${first === last ? `${first} 号` : `${first} 到 ${last} 号`}，候补的人优先`
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      {ahead.length === 0 ? (
        <p className="text-14 text-ink-2">这个门诊的时段都过去了，不能再加号。</p>
      ) : (
        <>
          <Select
            label="时段"
            name="slot_id"
            options={ahead.map((slot) => ({
              value: slot.slot_id,
              text: `${slot.begin_time.slice(11, 16)}–${slot.end_time.slice(11, 16)}（余 ${slot.left_num}${slot.wait_num > 0 ? `，候补 ${slot.wait_num}` : ''}）`,
            }))}
          />
          <NumberField
            label="加几个号"
            name="count"
            min={1}
            max={MOST_EXTRA}
            defaultValue={1}
            unit="个"
            hint="候补的人优先得到，其余的马上可以预约"
            required
          />
        </>
      )}
    </EditForm>
  )
}
