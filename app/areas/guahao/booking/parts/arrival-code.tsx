import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'

interface ArrivalCodeProps {
  busy: boolean
  onSend: (code: string) => void
}

/** The four digits at the door, for a phone that does not say where it is. */
export function ArrivalCode({ busy, onSend }: ArrivalCodeProps) {
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) onSend(code)
  }
  return (
    <form onSubmit={send} noValidate className="flex items-end gap-12 pt-8 text-left">
      <div className="min-w-0 grow">
        <Field
          label="诊室门口或候诊屏上的签到码"
          name="arrival_code"
          keyboard="number"
          maxLength={20}
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <Button type="submit" kind="secondary" busy={busy}>
        签到
      </Button>
    </form>
  )
}
