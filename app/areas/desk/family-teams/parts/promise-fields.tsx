import { type EventKind, eventKinds } from '#app/areas/family-doctor/rules.ts'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { lengths, MOST_TIMES, promiseName } from '../rules.ts'

/** What a package promises for a year. */
export interface Promised {
  kind: EventKind
  name: string
  times: number
}

interface PromiseFieldsProps {
  /** Stands before the names of its fields. */
  prefix: string
  promises: readonly Promised[]
}

/** How often a year each kind of service is promised; 0: not at all. */
export const PromiseFields = ({ prefix, promises }: PromiseFieldsProps) => (
  <fieldset>
    <legend className="pb-8 text-14 font-medium">每年承诺（0 次就是不包含）</legend>
    {eventKinds.map((kind) => {
      const promised = promises.find((one) => one.kind === kind)
      const words = promiseName(kind)
      return (
        <div key={kind} className="grid grid-cols-2 gap-x-12">
          <Field
            label={`${words}的叫法`}
            name={`${prefix}-${kind}-name`}
            maxLength={lengths.meal}
            defaultValue={promised?.name ?? words}
          />
          <NumberField
            label={`${words}次数`}
            name={`${prefix}-${kind}-times`}
            unit="次"
            min={0}
            max={MOST_TIMES}
            defaultValue={promised?.times ?? 0}
            required
          />
        </div>
      )
    })}
  </fieldset>
)

/** What these fields say. */
export const readPromises = (form: FormData, prefix: string): Promised[] =>
  eventKinds.flatMap((kind) => {
    const textOf = (name: string) => String(form.get(`${prefix}-${kind}-${name}`) ?? '').trim()
    const times = Number(textOf('times'))
    return times > 0 ? [{ kind, name: textOf('name') || promiseName(kind), times }] : []
  })
