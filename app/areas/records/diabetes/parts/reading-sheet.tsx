import { type FormEvent, useId, useState } from 'react'
import { type Place, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { systemClock } from '#kit/time/clock.ts'
import { formatTime } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { addGlucose } from '../contract.ts'
import { type Context, contextNames, contexts, type Unit, units } from '../rules.ts'

interface ReadingSheetProps {
  place: Place
  recordId: number
  unit: Unit
  onClose: () => void
  onDone: () => void
}

/** Writes a glucose down: the number, when it was measured, and now unless somebody says otherwise. */
export function ReadingSheet({ place, recordId, unit: usual, onClose, onDone }: ReadingSheetProps) {
  const form = useId()
  const adding = useWriting(addGlucose, place, onClose)
  // One name for one reading: however often it is sent, it is there once.
  const [clientId] = useState(randomId)
  const [now] = useState(() => formatTime(systemClock.now()))
  const [unit, setUnit] = useState(usual)
  const [doubted, setDoubted] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const typed = (name: string) => String(said.get(name) ?? '')
    const value = typed('value')
    const asked = `${value} ${unit}`
    const context = typed('context') as Context
    const sent = {
      id: recordId,
      client_id: clientId,
      context,
      time: `${typed('date')} ${typed('time')}`,
      value,
      unit,
      note: typed('note'),
      // Only what was asked about is right, not the next number that is typed.
      is_sure: doubted === asked ? 1 : 0,
    }
    const when = `${shortTime(typed('date'))} ${typed('time')}`
    const made = await adding.run(sent, `${when} ${contexts[context]} ${value} ${units[unit]}`)
    setDoubted(made ? '' : asked)
    if (!made) return
    toast(made.state === 'inside' ? '记好了，达标' : `记好了，${made.state_words}`)
    onDone()
  }
  const { error } = adding
  const isDoubt = error instanceof RefusedError && error.reason === 'look-again'
  return (
    <Sheet
      open
      title="记血糖"
      onClose={onClose}
      action={
        <Button type="submit" form={form} busy={adding.busy}>
          {isDoubt ? '没错，就是这样' : '记下'}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-12">
        {error && (
          <div role="alert">
            <Notice tone={isDoubt ? 'warning' : 'danger'}>{error.words}</Notice>
          </div>
        )}
        <Field label="血糖" name="value" keyboard="decimal" required autoComplete="off" end={units[unit]} />
        <Segment
          label="单位"
          name="unit"
          value={unit}
          onChange={(value) => setUnit(value as Unit)}
          options={(Object.keys(units) as Unit[]).map((one) => ({ value: one, text: units[one] }))}
        />
        <Select
          label="什么时候测的"
          name="context"
          required
          defaultValue="fasting"
          options={contextNames.map((one) => ({ value: one, text: contexts[one] }))}
        />
        <div className="grid grid-cols-2 gap-12">
          <Field label="日期" name="date" keyboard="date" required defaultValue={now.slice(0, 10)} />
          <Field label="时间" name="time" keyboard="time" required defaultValue={now.slice(11, 16)} />
        </div>
        <Field label="备注" name="note" hint="吃了什么、动了多久、用药，可以不填" maxLength={100} autoComplete="off" />
      </form>
    </Sheet>
  )
}
