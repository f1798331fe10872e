import { type FormEvent, useId, useState } from 'react'
import { type Part, parts } from '#app/areas/records/papers/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { addShare } from '../contract.ts'
import { askOf, spans } from '../rules.ts'

interface ShareSheetProps {
  /** The name of the record, or of the consultation. */
  record: string
  choices: readonly Part[]
  onClose: () => void
  onDone: () => void
}

/** Chooses what is shown, for how long, and for whom. */
export function ShareSheet({ record, choices, onClose, onDone }: ShareSheetProps) {
  const form = useId()
  const adding = useAct(addShare)
  const [chosen, setChosen] = useState<readonly Part[]>(choices)
  const isForDoctor = askOf(record) !== undefined
  const turn = (part: Part, isOn: boolean) => setChosen(isOn ? [...chosen, part] : chosen.filter((one) => one !== part))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const made = await adding.run({
      record,
      parts: chosen.join(','),
      days: String(said.get('days')),
      label: String(said.get('label') ?? ''),
    })
    if (made) onDone()
  }
  return (
    <Sheet
      open
      title={isForDoctor ? '给问诊的医生看' : '新的分享'}
      onClose={onClose}
      action={
        <Button type="submit" form={form} busy={adding.busy} disabled={chosen.length === 0}>
          {isForDoctor ? '给医生看' : '生成分享码'}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-12">
        <fieldset>
          <legend className="pb-4 text-14 font-medium">给对方看什么</legend>
          {choices.map((part) => (
            <Checkbox key={part} checked={chosen.includes(part)} onChange={(event) => turn(part, event.target.checked)}>
              {parts[part]}
            </Checkbox>
          ))}
        </fieldset>
        <Segment
          label="看到什么时候"
          name="days"
          defaultValue="1"
          options={Object.entries(spans).map(([value, text]) => ({ value, text }))}
        />
        {!isForDoctor && (
          <Field label="给谁看" name="label" maxLength={30} autoComplete="off" hint="方便以后认出来，可以不填" />
        )}
        <p className="text-12 text-ink-3">到时间就看不到了，也可以随时收回。对方看过的时候，您会收到消息。</p>
        {adding.error && (
          <div role="alert">
            <Notice tone="danger">{adding.error.words}</Notice>
          </div>
        )}
      </form>
    </Sheet>
  )
}
