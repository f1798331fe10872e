import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskShiftClose } from '../contract.ts'
import { CountFields, countWords } from './count-fields.tsx'

interface CloseShiftOfProps {
  shift: CallOutput<typeof deskShiftClose>
  onClosed: () => void
}

/** Somebody has left with their shift under way: another counts their drawer, so that the cash can be banked. */
export function CloseShiftOf({ shift: { shift_id, staff_name }, onClosed }: CloseShiftOfProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        替同事交班…
      </Button>
      <EditForm
        open={isOpen}
        title={`替${staff_name}交班`}
        onClose={() => setOpen(false)}
        action="点好了，交班"
        save={(form, send) =>
          send(deskShiftClose, { ...readForm(deskShiftClose, form, { counted: 'text', note: 'text' }), shift_id })
        }
        said={countWords}
        onSaved={() => {
          setOpen(false)
          onClosed()
        }}
      >
        <CountFields hint="为什么不是本人交班；和应有的不一样时，也写明原因" isNoteNeeded />
      </EditForm>
    </>
  )
}
