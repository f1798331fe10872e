import { type FormEvent, useId, useState } from 'react'
import { type Place, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { systemClock } from '#kit/time/clock.ts'
import { formatTime } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { addOwnMeasure } from '../contract.ts'
import { type Item, measureOf } from '../rules.ts'

interface MeasureSheetProps {
  place: Place
  memberId: number
  item: Item
  needsGuardian: boolean
  onClose: () => void
  /** What is to be said of it; '' where nothing is. */
  onDone: (remark: string, isUrgent: boolean) => void
}

/** Writes down what was measured; the time is now unless somebody says otherwise. */
export function MeasureSheet({ place, memberId, item, needsGuardian, onClose, onDone }: MeasureSheetProps) {
  const form = useId()
  const adding = useWriting(addOwnMeasure, place, onClose)
  // One name for one measurement: however often it is sent, it is there once.
  const [clientId] = useState(randomId)
  const [now] = useState(() => formatTime(systemClock.now()))
  const [isSure, setSure] = useState(false)
  const { words, unit, parts, isPartial = false, contexts } = measureOf(item)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const typed = (name: string) => String(said.get(name) ?? '').trim()
    const values = parts.map((part) => typed(part.words))
    const sent = {
      member_id: memberId,
      client_id: clientId,
      item,
      values: values.join(','),
      context: typed('context'),
      time: `${typed('date')} ${typed('time')}:00`,
      note: typed('note'),
      is_sure: isSure ? 1 : 0,
      guardian_consent: typed('guardian') === 'on' ? 1 : 0,
    }
    const when = `${shortTime(typed('date'))} ${typed('time')}`
    const made = await adding.run(sent, `${when} ${words} ${values.filter(Boolean).join('/')} ${unit}`)
    if (!made) return setSure(true)
    toast('记好了')
    onDone(made.remark, made.is_urgent === 1)
  }
  const { error } = adding
  const isFarOff = error instanceof RefusedError && error.reason === 'far-off'
  return (
    <Sheet
      open
      title={`记${words}`}
      onClose={onClose}
      action={
        <Button type="submit" form={form} busy={adding.busy}>
          {isFarOff ? '没错，保存' : '保存'}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} onChange={() => setSure(false)} className="space-y-12">
        <div className="grid grid-cols-1 gap-12">
          {parts.map((part) => (
            <Field
              key={part.words}
              label={part.words}
              name={part.words}
              keyboard={part.digits === 0 ? 'number' : 'decimal'}
              required={!isPartial}
              autoComplete="off"
              maxLength={7}
              end={unit}
            />
          ))}
        </div>
        {contexts && (
          <Segment
            label="什么时候量的"
            name="context"
            defaultValue="fasting"
            options={Object.entries(contexts).map(([value, text]) => ({ value, text }))}
          />
        )}
        <div className="grid grid-cols-2 gap-12 elder:grid-cols-1">
          <Field
            label="日期"
            name="date"
            keyboard="date"
            required
            max={now.slice(0, 10)}
            defaultValue={now.slice(0, 10)}
          />
          <Field label="时间" name="time" keyboard="time" required defaultValue={now.slice(11, 16)} />
        </div>
        <Field label="备注" name="note" maxLength={100} autoComplete="off" />
        {needsGuardian && <Checkbox name="guardian">我是监护人，同意替不满 14 岁的就诊人记录</Checkbox>}
        {error && (
          <div role="alert">
            <Notice tone={isFarOff ? 'warning' : 'danger'}>{error.words}</Notice>
          </div>
        )}
      </form>
    </Sheet>
  )
}
