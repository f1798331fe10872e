import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { FieldErrors } from '#kit/ui/field-errors.ts'
import { toast } from '#kit/ui/toast.ts'
import { type Send, useSend } from '#kit/wire/browser/use-act.ts'
import { BadInput, RefusedError, type WireError } from '#kit/wire/errors.ts'
import { type Edited, ReportedNotice } from './changed-notice.tsx'
import { FormDialog } from './form-dialog.tsx'
import { FormDraft, useOwnDraft } from './form-draft.tsx'
import { useSeenVersion } from './seen-version.ts'
import { WrongField } from './wrong-field.ts'

interface EditProps<R> {
  /** What stands on the button that sends it. */
  action: string
  kind?: ComponentProps<typeof Button>['kind']
  /** It cannot be sent yet. */
  disabled?: boolean | undefined
  /** Something else to do, left of the button. */
  beside?: ReactNode
  /** Which field a refusal is about, by its name in the contract: its words stand under that field. */
  refusedFields?: Readonly<Record<string, string>>
  /** Reads the form (`readForm`) and sends it: `send(deskAdvertAdd, { … })`. */
  save: (form: FormData, send: Send) => Promise<R | undefined>
  /**
   * The row that is edited, as it is now. A call that `edits` it is sent with the version that was seen; who comes second is told
   * who changed which fields, and what they typed stays.
   */
  edited?: Edited | undefined
  /** `private`: what is typed is about a patient, and stays in this tab, in a dialog until that is closed. False: a secret, or nothing is typed; it is not stored at all. */
  draft?: 'private' | false
  /** What was done, in words. */
  said?: ((reply: R) => string) | undefined
  /** What comes of it is waited for: until the page has fetched what was changed, the form takes no second press. */
  onSaved: (reply: R) => unknown
  /** It was refused, or did not come through. */
  onFailed?: (error: WireError) => void
  children: ReactNode
}

interface EditFormProps<R> extends EditProps<R> {
  /** Without it the form is open for as long as it is there. */
  open?: boolean
  title: string
  onClose: () => void
}

/**
 * A form of staff in a dialog: sends what was typed, takes no second press, says what was done, or why not: under the field
 * that is wrong, else above the button. Whatever was typed stays until it is done.
 */
export function EditForm<R>(props: EditFormProps<R>) {
  const { open = true, title, action, kind, disabled, beside, children, ...edit } = props
  const id = useId()
  const { form, submit, busy, words, fields, clear, notes } = useEdit({ ...edit, name: title, open, isDialog: true })
  const close = () => {
    clear()
    edit.onClose()
  }
  const send = (
    <Button type="submit" form={id} kind={kind} wide={!beside} disabled={disabled} busy={busy}>
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
        {notes}
        <FieldErrors value={fields}>{children}</FieldErrors>
      </form>
    </FormDialog>
  )
}

interface PageFormProps<R> extends EditProps<R> {
  size?: ComponentProps<typeof Button>['size']
  wide?: boolean
  /** Who may not change it reads it, and is told so by these words. */
  readOnly?: string | undefined
}

/** The same form on a page, among other things. */
export function PageForm<R>(props: PageFormProps<R>) {
  const { action, kind, size, wide, disabled, beside, readOnly, children, ...edit } = props
  const { form, submit, busy, words, fields, notes } = useEdit({ ...edit, name: action, open: true, isDialog: false })
  return (
    <form ref={form} onSubmit={submit}>
      <fieldset disabled={readOnly !== undefined} className="space-y-16">
        {notes}
        <FieldErrors value={fields}>{children}</FieldErrors>
        {readOnly === undefined ? (
          <div>
            <Refused words={words} />
            <div className={classes(!wide && 'flex flex-wrap gap-12')}>
              {beside}
              <Button type="submit" kind={kind} size={size} wide={wide} disabled={disabled} busy={busy}>
                {action}
              </Button>
            </div>
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

interface Placed {
  /** What is wrong with fields, by their names. */
  fields: Readonly<Record<string, string>>
  /** What stands above the button. */
  words: string | undefined
}

const noFields: Readonly<Record<string, string>> = {}
const nothingWrong: Placed = { fields: noFields, words: undefined }

/** Says an error under the field that it is about, else above the button. */
const placed = (error: WireError, refusedFields: Readonly<Record<string, string>>): Placed => {
  const about = error instanceof RefusedError ? refusedFields[error.reason] : undefined
  if (about) return { fields: { [about]: error.words }, words: undefined }
  if (!(error instanceof BadInput && error.field)) return { fields: noFields, words: error.words }
  if (error instanceof WrongField) return { fields: { [error.field]: error.words }, words: undefined }
  // The server names the parameter, which says nothing to who filled in the form.
  return { fields: { [error.field]: '这一项填得不对，请检查' }, words: '有一项填得不对，请检查后再提交' }
}

type Sent<R> = Pick<EditProps<R>, 'save' | 'said' | 'onSaved' | 'onFailed' | 'refusedFields' | 'edited' | 'draft'> & {
  name: string
  open: boolean
  isDialog: boolean
}

function useEdit<R>(sent: Sent<R>) {
  const { save, said, onSaved, onFailed, refusedFields = noFields, edited, draft } = sent
  const { name, open, isDialog } = sent
  const { send, busy, error: refused, clear: forget } = useSend()
  const [unread, setUnread] = useState<BadInput>()
  const [isEnding, setEnding] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const version = useSeenVersion(edited, open)
  const ownDraft = useOwnDraft(form, name, draft === 'private')
  const error = unread ?? refused
  const { fields, words } = error ? placed(error, refusedFields) : nothingWrong
  const failed = useEffectEvent((failure: WireError) => {
    version.hear(failure, form.current)
    onFailed?.(failure)
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setUnread(undefined)
    try {
      const reply = await save(new FormData(event.currentTarget), version.sendSeen(send))
      if (reply === undefined) return
      version.saved()
      ownDraft.forget()
      if (said) toast(said(reply))
      setEnding(true)
      await onSaved(reply)
      setEnding(false)
    } catch (thrown) {
      if (!(thrown instanceof BadInput)) throw thrown
      setUnread(thrown)
    }
  }
  useEffect(() => {
    if (!error) return
    failed(error)
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  return {
    form,
    submit,
    busy: busy || isEnding,
    fields,
    words,
    notes: (
      <>
        {draft !== false && <FormDraft form={form} draft={ownDraft} isDialog={isDialog} />}
        {version.told.length > 0 && <ReportedNotice told={version.told} />}
      </>
    ),
    clear: () => {
      setUnread(undefined)
      forget()
    },
  }
}
