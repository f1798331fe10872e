import { type FormEvent, useId, useState } from 'react'
import { type Place, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { systemClock } from '#kit/time/clock.ts'
import { formatTime } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { addDaily } from '../contract.ts'
import { hasAmount, type Kind, kinds } from '../rules.ts'

interface EntrySheetProps {
  place: Place
  childId: number
  kind: Kind
  onClose: () => void
  onDone: () => void
}

interface Entry {
  kind: Kind
  time: string
  amount: string
  note: string
}

const wordsOf = ({ kind, time, amount, note }: Entry): string => {
  const { words, unit } = kinds[kind]
  return [`${shortTime(time)} ${hasAmount(kind) ? `${words} ${amount} ${unit}` : words}`, note]
    .filter(Boolean)
    .join(' · ')
}

/** Writes one thing down; the time is now unless somebody says otherwise. */
export function EntrySheet({ place, childId, kind, onClose, onDone }: EntrySheetProps) {
  const form = useId()
  const adding = useWriting(addDaily, place, onClose)
  // One name for one entry: however often it is sent, it is there once.
  const [clientId] = useState(randomId)
  const [now] = useState(() => formatTime(systemClock.now()))
  const { words, unit } = kinds[kind]
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const typed = (name: string) => String(said.get(name) ?? '')
    const entry = {
      child_id: childId,
      client_id: clientId,
      kind,
      time: `${typed('date')} ${typed('time')}`,
      amount: typed('amount'),
      note: typed('note'),
    }
    if (!(await adding.run(entry, wordsOf(entry)))) return
    toast('记好了')
    onDone()
  }
  return (
    <Sheet
      open
      title={words}
      onClose={onClose}
      action={
        <Button type="submit" form={form} busy={adding.busy}>
          记下
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-12">
        {adding.error && (
          <div role="alert">
            <Notice tone="danger">{adding.error.words}</Notice>
          </div>
        )}
        {hasAmount(kind) && (
          <Field label={words} name="amount" keyboard="decimal" required autoComplete="off" end={unit} />
        )}
        <Field
          label={kind === 'medicine' ? '药名和用量' : '备注'}
          name="note"
          maxLength={100}
          required={kind === 'medicine'}
          autoComplete="off"
        />
        <div className="grid grid-cols-2 gap-12">
          <Field label="日期" name="date" keyboard="date" required defaultValue={now.slice(0, 10)} />
          <Field label="时间" name="time" required defaultValue={now.slice(11, 16)} placeholder="08:30" maxLength={5} />
        </div>
      </form>
    </Sheet>
  )
}
