import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { TextField } from '#kit/ui/field.tsx'
import type { Send } from '#kit/wire/browser/use-act.ts'
import { NOTE_LENGTH } from '../rules.ts'

interface NoteDialogProps<R> {
  open: boolean
  title: string
  hint: string
  save: (note: string, send: Send) => Promise<R | undefined>
  /** What was done, in words. */
  said: string
  onSaved: () => void
  onClose: () => void
}

/** Asks what was done; without a word it is not done. */
export function NoteDialog<R>({ open, title, hint, save, said, onSaved, onClose }: NoteDialogProps<R>) {
  return (
    <EditForm
      open={open}
      title={title}
      action="确认并记录"
      save={(form, send) => save(String(form.get('note') ?? ''), send)}
      said={() => said}
      onSaved={onSaved}
      onClose={onClose}
    >
      <TextField label="怎么处理的" name="note" rows={3} maxLength={NOTE_LENGTH} hint={hint} required />
    </EditForm>
  )
}
