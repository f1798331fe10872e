import { type FormEvent, useId } from 'react'
import { type Place, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { giveVaccine, undoVaccine, type vaccines } from '../contract.ts'

interface GiveSheetProps {
  place: Place
  childId: number
  birthday: string
  one: CallOutput<typeof vaccines>['list'][number]
  onClose: () => void
  onDone: () => void
}

/** Writes down that a dose was given, changes its day, or takes it back. */
export function GiveSheet({ place, childId, birthday, one, onClose, onDone }: GiveSheetProps) {
  const today = useToday()
  const form = useId()
  const giving = useWriting(giveVaccine, place, onClose, ['child_id', 'dose'])
  const undoing = useAct(undoVaccine)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const sent = { child_id: childId, dose: one.dose, date: String(said.get('date')), note: String(said.get('note')) }
    // Of a dose there is one entry: however often it is sent, it is there once.
    if (!(await giving.run(sent, `${sent.date} ${one.name} ${one.number_words}`))) return
    toast('记好了')
    onDone()
  }
  const undo = async () => {
    if (!(await undoing.run({ child_id: childId, dose: one.dose }))) return
    toast('已改为没有接种')
    onDone()
  }
  const error = giving.error ?? undoing.error
  return (
    <Sheet
      open
      title={`${one.name} ${one.number_words}`}
      onClose={onClose}
      action={
        <Button type="submit" form={form} busy={giving.busy}>
          已经接种
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-12">
        {error && (
          <div role="alert">
            <Notice tone="danger">{error.words}</Notice>
          </div>
        )}
        <p className="text-14 text-ink-2">
          预防{one.prevents}，{one.age_words}起接种。{one.advice}
        </p>
        <Field
          label="接种日期"
          name="date"
          keyboard="date"
          min={birthday}
          max={today}
          required
          defaultValue={one.given_date || today}
        />
        <Field label="品种或批号" name="note" hint="照接种证写，可以不填" maxLength={60} defaultValue={one.note} />
        {one.state === 'given' && (
          <Button kind="text" size="small" busy={undoing.busy} onClick={undo}>
            记错了，还没有接种
          </Button>
        )}
      </form>
    </Sheet>
  )
}
