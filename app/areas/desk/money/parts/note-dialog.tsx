import { type FormEvent, useId } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { NOTE_LENGTH } from '../rules.ts'

interface NoteDialogProps {
  open: boolean
  title: string
  hint: string
  busy: boolean
  error: string | undefined
  onSave: (note: string) => void
  onClose: () => void
}

/** Asks what was done; without a word it is not done. */
export function NoteDialog({ open, title, hint, busy, error, onSave, onClose }: NoteDialogProps) {
  const form = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(String(new FormData(event.currentTarget).get('note') ?? ''))
  }
  return (
    <FormDialog
      open={open}
      title={title}
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide busy={busy}>
          确认并记录
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField label="怎么处理的" name="note" rows={3} maxLength={NOTE_LENGTH} hint={hint} error={error} required />
      </form>
    </FormDialog>
  )
}
