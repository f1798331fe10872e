import { type FormEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useClientId, useWaiting, useWriting, WAITS } from '#app/areas/records/ground/cards/waiting.ts'
import { datedDay } from '#kit/time/spoken.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyOgtt } from '../contract.ts'
import { OGTT } from '../rules.ts'
import { TakeBack } from './take-back.tsx'
import { placeOf } from './waiting.ts'

/** The values of the 75 g test, and which of them a doctor should see. */
export function OgttForm({ record }: { record: Pregnancy }) {
  const today = useToday()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const nameFor = useClientId()
  const waiting = useWaiting(placeOf(record)).filter(({ path }) => path === pregnancyOgtt.path)
  const writing = useWriting(pregnancyOgtt, placeOf(record), () => form.current?.reset())
  const write = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string) => String(data.get(name) ?? '')
    const said = {
      record_id: record.id,
      date: typed('date'),
      fasting: typed('fasting'),
      h1: typed('h1'),
      h2: typed('h2'),
    }
    const words = `${said.date} 糖耐：空腹 ${said.fasting}，1 小时 ${said.h1}，2 小时 ${said.h2}`
    if (!(await writing.run({ ...said, client_id: nameFor(words) }, words))) return
    toast('记下了')
    form.current?.reset()
    revalidate()
  }
  return (
    <div className="space-y-12">
      {record.ogtt.map(({ id, date, fasting, h1, h2, over }) => (
        <div key={id} className="space-y-8">
          <div className="flex items-center justify-between gap-12">
            <p className="text-ink tabular-nums">
              {datedDay(date, today).split(' ')[0]}：空腹 {fasting}，1 小时 {h1}，2 小时 {h2}
            </p>
            <TakeBack recordId={record.id} entryId={id} what="这次糖耐" />
          </div>
          {over.length > 0 && (
            <Notice tone="warning">{over.join('、')}达到或超过了界值，请带单子给产科医生看，由医生判断。</Notice>
          )}
        </div>
      ))}
      {waiting.map(({ id, words, isSent }) => (
        <p key={id} className="text-ink break-words tabular-nums">
          {words} {!isSent && <Tag tone="warning">{WAITS}</Tag>}
        </p>
      ))}
      <p>
        界值：空腹 {OGTT.fasting}，1 小时 {OGTT.h1}，2 小时 {OGTT.h2}（mmol/L）。
      </p>
      <form ref={form} onSubmit={write} className="space-y-12">
        <Field label="日期" name="date" keyboard="date" required max={today} defaultValue={today} />
        <Field label="空腹" name="fasting" keyboard="decimal" required end="mmol/L" />
        <Field label="1 小时" name="h1" keyboard="decimal" required end="mmol/L" />
        <Field label="2 小时" name="h2" keyboard="decimal" required end="mmol/L" />
        {writing.error && (
          <div role="alert">
            <Notice tone="danger">{writing.error.words}</Notice>
          </div>
        )}
        <Button type="submit" kind="secondary" wide busy={writing.busy}>
          记下
        </Button>
      </form>
    </div>
  )
}
