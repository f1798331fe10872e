import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { FieldErrors } from '#kit/ui/field-errors.ts'
import { toast } from '#kit/ui/toast.ts'
import { type Send, useSend } from '#kit/wire/browser/use-act.ts'
import { BadInput } from '#kit/wire/errors.ts'
import { FormDialog } from './form-dialog.tsx'

interface EditProps<R> {
  /** What stands on the button that sends it. */
  action: string
  /** It cannot be sent yet. */
  disabled?: boolean | undefined
  /** Reads the form (`readForm`) and sends it: `send(deskAdvertAdd, { … })`. */
  save: (form: FormData, send: Send) => Promise<R | undefined>
  /** What was done, in words. */
  said?: ((reply: R) => string) | undefined
  onSaved: (reply: R) => void
  children: ReactNode
}

interface EditFormProps<R> extends EditProps<R> {
  /** Without it the form is open for as long as it is there. */
  open?: boolean
  title: string
  /** Something else to do, left of the button. */
  beside?: ReactNode
  onClose: () => void
}

/**
 * A form of staff in a dialog: sends what was typed, takes no second press, says what was done, or why not: under the field
 * that is wrong, else above the button. Whatever was typed stays until it is done.
 */
export function EditForm<R>({ open = true, title, action, disabled, beside, children, ...edit }: EditFormProps<R>) {
  const id = useId()
  const { form, submit, busy, words, fields, clear } = useEdit(edit)
  const close = () => {
    clear()
    edit.onClose()
  }
  const send = (
    <Button type="submit" form={id} wide={!beside} disabled={disabled} busy={busy}>
      {action}
    </Button>
  )
  return (
    <FormDialog
      open={open}
      title={title}
      onClose={close}
      action={
        <>
          <Refused words={words} />
          {beside ? (
            <div className="flex items-center justify-between gap-12">
              {beside}
              {send}
            </div>
          ) : (
            send
          )}
        </>
      }
    >
      <form ref={form} id={id} className="space-y-12" onSubmit={submit}>
        <FieldErrors value={fields}>{children}</FieldErrors>
      </form>
    </FormDialog>
  )
}

interface PageFormProps<R> extends EditProps<R> {
  /** Who may not change it reads it, and is told so by these words. */
  readOnly?: string | undefined
}

/** The same form on a page, among other things. */
export function PageForm<R>({ action, disabled, readOnly, children, ...edit }: PageFormProps<R>) {
  const { form, submit, busy, words, fields } = useEdit(edit)
  return (
    <form ref={form} onSubmit={submit}>
      <fieldset disabled={readOnly !== undefined} className="space-y-16">
        <FieldErrors value={fields}>{children}</FieldErrors>
        {readOnly === undefined ? (
          <div>
            <Refused words={words} />
            <Button type="submit" disabled={disabled} busy={busy}>
              {action}
            </Button>
          </div>
        ) : (
          <p className="text-12 text-ink-3">{readOnly}</p>
        )}
      </fieldset>
    </form>
  )
}

const Refused = ({ words }: { words: string | undefined }) =>
  words && (
    <p role="alert" className="pb-8 text-14 text-danger">
      {words}
    </p>
  )

const noFields = {}

function useEdit<R>({ save, said, onSaved }: Pick<EditProps<R>, 'save' | 'said' | 'onSaved'>) {
  const { send, busy, error: refused, clear: forget } = useSend()
  const [unread, setUnread] = useState<BadInput>()
  const form = useRef<HTMLFormElement>(null)
  const error = unread ?? refused
  const field = error instanceof BadInput ? error.field : ''
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setUnread(undefined)
    try {
      const reply = await save(new FormData(event.currentTarget), send)
      if (reply === undefined) return
      if (said) toast(said(reply))
      onSaved(reply)
    } catch (thrown) {
      if (!(thrown instanceof BadInput)) throw thrown
      setUnread(thrown)
    }
  }
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  return {
    form,
    submit,
    busy,
    fields: field ? { [field]: '这一项填得不对，请检查' } : noFields,
    // The server names the parameter, which says nothing to who filled in the form.
    words: field ? '有一项填得不对，请检查后再提交' : error?.words,
    clear: () => {
      setUnread(undefined)
      forget()
    },
  }
}
