import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { pregnancyScan } from '../contract.ts'

/** What a scan showed: its day and how far the child was. */
export function ScanForm({ recordId }: { recordId: number }) {
  const today = useToday()
  const { revalidate } = useRevalidator()
  const adding = useAct(pregnancyScan)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    const said = { record_id: recordId, date: typed('date'), weeks: typed('weeks'), days: typed('days') }
    const done = await adding.run(said)
    if (!done) return
    toast(done.moved ? '预产期按 B 超改了' : '记下了，预产期不变')
    revalidate()
  }
  return (
    <form onSubmit={add} className="space-y-12">
      <Field label="做 B 超那天" name="date" keyboard="date" required max={today} defaultValue={today} />
      <Field label="单子上的孕周" name="weeks" keyboard="number" required end="周" />
      <Field label="加几天" name="days" keyboard="number" end="天" />
      {adding.error && (
        <div role="alert">
          <Notice tone="danger">{adding.error.words}</Notice>
        </div>
      )}
      <Button type="submit" kind="secondary" wide busy={adding.busy}>
        记下这次 B 超
      </Button>
    </form>
  )
}
