import { type FormEvent, useId } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { NumberField } from '#app/areas/desk/staff/cards/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
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
  const change = useAct(deskPlaces)
  const form = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const places = String(new FormData(event.currentTarget).get('places') ?? '')
    const saved = clinic && (await change.run({ schedule_id: clinic.schedule_id, places }))
    if (!saved) return
    toast(`已改为共 ${saved.total_num} 个号，余 ${saved.left_num} 个`)
    onSaved()
  }
  return (
    <FormDialog
      open={clinic !== undefined}
      title="改号源"
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide busy={change.busy}>
          保存
        </Button>
      }
    >
      <form id={form} className="space-y-12" onSubmit={submit}>
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
          error={change.error?.words}
          required
        />
      </form>
    </FormDialog>
  )
}

/** Adds numbers to one slot. */
export function ExtraDialog({ clinic, onClose, onSaved }: PlacesDialogProps) {
  const add = useAct(deskExtra)
  const form = useId()
  const ahead = clinic?.slots.filter((slot) => slot.is_past === 0) ?? []
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const added = await add.run({ slot_id: given.slot_id ?? '', count: given.count ?? '' })
    if (!added) return
    const { first_number: first, last_number: last } = added
    toast(`已加 ${first === last ? `${first} 号` : `${first} 到 ${last} 号`}，候补的人优先`)
    onSaved()
  }
  return (
    <FormDialog
      open={clinic !== undefined}
      title="加号"
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide disabled={ahead.length === 0} busy={add.busy}>
          加号
        </Button>
      }
    >
      {ahead.length === 0 ? (
        <p className="text-14 text-ink-2">这个门诊的时段都过去了，不能再加号。</p>
      ) : (
        <form id={form} className="space-y-12" onSubmit={submit}>
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
            error={add.error?.words}
            required
          />
        </form>
      )}
    </FormDialog>
  )
}
