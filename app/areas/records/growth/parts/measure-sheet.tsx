import { type FormEvent, useId, useState } from 'react'
import { type Place, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { RefusedError, type WireError } from '#kit/wire/errors.ts'
import { addMeasurement } from '../contract.ts'

interface MeasureSheetProps {
  place: Place
  childId: number
  birthday: string
  onClose: () => void
  onDone: () => void
}

type Typed = Record<'date' | 'weight' | 'stature' | 'head', string>
interface Meant {
  field: 'weight' | 'stature' | 'head'
  value: number
}

/** What was probably meant, where the server asks again. */
const meantIn = (error: WireError | undefined): Meant | undefined =>
  error instanceof RefusedError ? (error.data as { meant?: Meant } | undefined)?.meant : undefined

const units = { weight: '公斤', stature: '厘米', head: '厘米' }

const wordsOf = ({ date, weight, stature, head }: Typed): string =>
  [
    shortTime(date),
    weight && `体重 ${weight} ${units.weight}`,
    stature && `身长/身高 ${stature} ${units.stature}`,
    head && `头围 ${head} ${units.head}`,
  ]
    .filter(Boolean)
    .join(' ')

/** Writes down what was measured; what looks like a slip is asked about once. */
export function MeasureSheet({ place, childId, birthday, onClose, onDone }: MeasureSheetProps) {
  const today = useToday()
  const [typed, setTyped] = useState<Typed>({ date: today, weight: '', stature: '', head: '' })
  const [posture, setPosture] = useState('')
  // One name for one measurement: however often it is sent, it is there once.
  const [clientId] = useState(randomId)
  const adding = useWriting(addMeasurement, place, onClose)
  const form = useId()
  const tied = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  const send = async (said: Typed, isSure: boolean) => {
    const sent = { child_id: childId, client_id: clientId, ...said, posture: posture as 'lying' | 'standing' | '' }
    if (!(await adding.run({ ...sent, is_sure: isSure ? 1 : 0 }, wordsOf(said)))) return
    toast('记好了')
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(typed, false)
  }
  const { error } = adding
  const meant = meantIn(error)
  const isDoubted = error instanceof RefusedError && error.reason === 'look-again'
  const correct = ({ field, value }: Meant) => {
    const corrected = { ...typed, [field]: String(value) }
    setTyped(corrected)
    send(corrected, false)
  }
  return (
    <Sheet
      open
      title="记一次"
      onClose={onClose}
      action={
        <Button type="submit" form={form} busy={adding.busy}>
          保存
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-12" noValidate>
        {error && (
          <div role="alert" className="space-y-8">
            <Notice tone={isDoubted ? 'warning' : 'danger'}>{error.words}</Notice>
            {isDoubted && (
              <div className="flex flex-wrap gap-8">
                {meant && (
                  <Button size="small" onClick={() => correct(meant)}>
                    改成 {meant.value} {units[meant.field]}
                  </Button>
                )}
                <Button size="small" kind="secondary" onClick={() => send(typed, true)}>
                  没写错，就这样记
                </Button>
              </div>
            )}
          </div>
        )}
        <Field label="哪一天量的" keyboard="date" min={birthday} max={today} required {...tied('date')} />
        <Field
          label="体重"
          keyboard="decimal"
          hint="1 斤是 0.5 公斤"
          end="公斤"
          autoComplete="off"
          {...tied('weight')}
        />
        <Field label="身长或身高" keyboard="decimal" end="厘米" autoComplete="off" {...tied('stature')} />
        {typed.stature !== '' && (
          <Segment
            label="怎么量的"
            name="posture"
            value={posture}
            onChange={setPosture}
            options={[
              { value: '', text: '按年龄' },
              { value: 'lying', text: '躺着量' },
              { value: 'standing', text: '站着量' },
            ]}
          />
        )}
        <Field label="头围" keyboard="decimal" end="厘米" autoComplete="off" {...tied('head')} />
        <p className="text-12 text-ink-3">有几项填几项。两岁前躺着量，两岁起站着量；记下的内容加密保存。</p>
      </form>
    </Sheet>
  )
}
