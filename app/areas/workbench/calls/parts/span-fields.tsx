import { Select } from '#kit/ui/select.tsx'
import { halfHours } from './hours.ts'

const options = halfHours.map((text) => ({ value: text, text }))

/** From when until when, at half hours. */
export function SpanFields() {
  return (
    <div className="grid grid-cols-2 gap-12">
      <Select label="从" name="begin" defaultValue="19:00" options={options.slice(0, -1)} />
      <Select label="到" name="end" defaultValue="21:00" options={options.slice(1)} />
    </div>
  )
}

/** What the two say. */
export const spanIn = (form: FormData) => ({ begin: String(form.get('begin')), end: String(form.get('end')) })
