import { type FormEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { type Place, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { cycleSign } from '../contract.ts'

/** A test or a temperature of a day: either beats the calendar. */
export function SignForm({ place, recordId }: { place: Place; recordId: number }) {
  const form = useRef<HTMLFormElement>(null)
  const today = useToday()
  const { revalidate } = useRevalidator()
  const writing = useWriting(cycleSign, place, () => form.current?.reset())
  const write = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const typed = (name: string) => String(said.get(name) ?? '')
    const sign = { date: typed('date'), lh: typed('lh'), temperature: typed('temperature') }
    const done = await writing.run({ record_id: recordId, ...sign }, wordsOf(sign))
    if (!done) return
    toast('记下了')
    revalidate()
  }
  return (
    <form ref={form} onSubmit={write} className="space-y-12">
      <Field label="日期" name="date" keyboard="date" required max={today} defaultValue={today} />
      <div>
        <p className="pb-6 text-14 font-medium">排卵试纸</p>
        <Segment
          label="排卵试纸"
          name="lh"
          defaultValue=""
          options={[
            { value: '', text: '没测' },
            { value: '0', text: '弱' },
            { value: '1', text: '强阳' },
          ]}
        />
      </div>
      <Field label="起床前的体温" name="temperature" keyboard="decimal" end="℃" placeholder="例如 36.50" />
      {writing.error && (
        <div role="alert">
          <Notice tone="danger">{writing.error.words}</Notice>
        </div>
      )}
      <Button type="submit" kind="secondary" wide busy={writing.busy}>
        记下这天
      </Button>
    </form>
  )
}

const wordsOf = ({ date, lh, temperature }: { date: string; lh: string; temperature: string }): string =>
  [shortTime(date), lh && `试纸${lh === '1' ? '强阳' : '弱'}`, temperature && `体温 ${temperature} ℃`]
    .filter(Boolean)
    .join(' ')
