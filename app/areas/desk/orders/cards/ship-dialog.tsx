import { type FormEvent, useState } from 'react'
import { carriers, isParcelNumber } from '#kit/outside/express.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'

interface ShipDialogProps {
  /** What is done, and to what, where it is no order. */
  title?: string
  /** Why it was not sent, in words. */
  error: string | undefined
  busy: boolean
  onClose: () => void
  onShip: (parcel: { company: string; number: string }) => void
}

const names = Object.keys(carriers)

/** By which company a parcel goes, and under which number. */
export function ShipDialog({ title = '发货', error, busy, onClose, onShip }: ShipDialogProps) {
  const [company, setCompany] = useState(names[0] ?? '')
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const isRight = isParcelNumber(number.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight) onShip({ company, number: number.trim() })
  }
  return (
    <Sheet open title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate className="space-y-12">
        {error && <Notice tone="danger">{error}</Notice>}
        <Select
          label="快递公司"
          value={company}
          onChange={({ target }) => setCompany(target.value)}
          options={names.map((name) => ({ value: name, text: name }))}
        />
        <Field
          label="快递单号"
          value={number}
          autoComplete="off"
          onChange={({ target }) => setNumber(target.value)}
          error={tried && !isRight ? '单号是 6 到 32 位的字母、数字和短横' : undefined}
        />
        <Button type="submit" wide busy={busy}>
          确认发货
        </Button>
      </form>
    </Sheet>
  )
}
