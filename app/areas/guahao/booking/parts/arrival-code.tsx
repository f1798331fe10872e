import type { FormEvent } from 'react'
import { Field } from '#kit/ui/field.tsx'

interface ArrivalCodeProps {
  /** The form's id, for the button that stands below it. */
  form: string
  onSend: (code: string) => void
}

/** The four digits at the door, for a phone that does not say where it is. */
export function ArrivalCode({ form, onSend }: ArrivalCodeProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('arrival_code') ?? '').trim()
    if (code) onSend(code)
  }
  return (
    <form id={form} onSubmit={send} noValidate className="pt-8 text-left">
      <Field
        label="诊室门口或候诊屏上的签到码"
        name="arrival_code"
        keyboard="number"
        maxLength={20}
        autoComplete="off"
      />
    </form>
  )
}
