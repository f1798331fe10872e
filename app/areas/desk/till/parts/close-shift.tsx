import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskTillClose } from '../contract.ts'
import { CountFields, countWords } from './count-fields.tsx'

/** The last thing of a cashier's day: the count. */
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
        said={countWords}
        onSaved={() => {
          setOpen(false)
          onClosed()
        }}
      >
        <CountFields hint="和应有的不一样时，要写原因" />
      </EditForm>
    </>
  )
}
