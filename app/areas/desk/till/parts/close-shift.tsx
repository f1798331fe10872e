import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskTillClose } from '../contract.ts'
import { NOTE_LETTERS } from '../rules.ts'

/** The last thing of a cashier's day: the count. What it should be is not shown before, so that it is counted. */
export function CloseShift({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        交班…
      </Button>
      <EditForm
        open={isOpen}
        title="交班"
        onClose={() => setOpen(false)}
        action="点好了，交班"
        save={(form, send) => send(deskTillClose, readForm(deskTillClose, form, { counted: 'text', note: 'text' }))}
        said={(shift) =>
          shift.counted === shift.expected ? '已交班，现金相符' : `已交班，差额 ${shift.difference} 元已记下`
        }
        onSaved={() => {
          setOpen(false)
          onClosed()
        }}
      >
        <Field
          label="清点出来的现金"
          name="counted"
          keyboard="decimal"
          pattern="\d{1,7}(\.\d{1,2})?"
          end="元"
          hint="包括备用金；刷卡的不算"
          required
        />
        <TextField label="说明" name="note" rows={2} maxLength={NOTE_LETTERS} hint="和应有的不一样时，要写原因" />
      </EditForm>
    </>
  )
}
