import { type ReactNode, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import type { Send } from '#kit/wire/browser/use-act.ts'
import { EditForm } from './edit-form.tsx'

interface ReasonFieldProps {
  label: string
  maxLength: number
  placeholder?: string
  /** What is often said: a tap puts it into the field. */
  common?: readonly string[]
  /** What it begins with. */
  initial?: string
  onChange?: (reason: string) => void
}

/** Why something is refused, stopped or taken back, under the name `reason`. */
export function ReasonField({ common = [], initial = '', onChange, ...field }: ReasonFieldProps) {
  const [reason, setReason] = useState(initial)
  const say = (words: string) => {
    setReason(words)
    onChange?.(words)
  }
  return (
    <div className="space-y-8">
      <Field {...field} name="reason" value={reason} onChange={(event) => say(event.target.value)} required />
      {common.length > 0 && (
        <div className="flex flex-wrap gap-x-8 gap-y-12">
          {common.map((one) => (
            <Button key={one} kind="secondary" size="small" onClick={() => say(one)}>
              {one}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

interface ReasonFormProps<R> extends ReasonFieldProps {
  title: string
  action: string
  danger?: boolean
  cancelText?: string
  /** `send(deskReviewRefuse, { order_id, reason })` */
  save: (reason: string, send: Send) => Promise<R | undefined>
  said: (reply: R) => string
  onSaved: (reply: R) => void
  onClose: () => void
  /** What follows from it. */
  children?: ReactNode
}

/** Asks why, before something is refused, stopped or taken back. */
export function ReasonForm<R>(props: ReasonFormProps<R>) {
  const { title, action, danger, cancelText = '取消', save, said, onSaved, onClose, children, ...field } = props
  return (
    <EditForm
      title={title}
      action={action}
      // Whom it is about may stand in it.
      draft="private"
      kind={danger ? 'danger' : 'primary'}
      beside={
        <Button kind="secondary" onClick={onClose}>
          {cancelText}
        </Button>
      }
      save={(form, send) => save(String(form.get('reason')), send)}
      said={said}
      onSaved={onSaved}
      onClose={onClose}
    >
      {children}
      <ReasonField {...field} />
    </EditForm>
  )
}
