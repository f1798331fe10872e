import type { FormEvent } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useToday } from '#kit/ui/use-now.ts'

interface DaySheetProps {
  open: boolean
  title: string
  busy: boolean
  error: string | undefined
  onClose: () => void
  onChoose: (day: string) => void
}

/** Asks for a day that is not today. */
export function DaySheet({ open, title, busy, error, onClose, onChoose }: DaySheetProps) {
  const today = useToday()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChoose(String(new FormData(event.currentTarget).get('date') ?? ''))
  }
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <form onSubmit={choose} className="space-y-16">
        <Field label="日期" name="date" keyboard="date" required max={today} defaultValue={today} />
        {error && (
          <div role="alert">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <Button type="submit" wide busy={busy}>
          记下
        </Button>
      </form>
    </Sheet>
  )
}
