import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NewPassword } from '#kit/ui/new-password.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { Send } from '#kit/wire/browser/use-act.ts'
import { deskFirstPassword } from '../contract.ts'

interface FirstPasswordFormProps<R> {
  /** Sends it: `send(deskFirstPassword, { ticket, password })`. */
  save: (password: string, send: Send) => Promise<R | undefined>
  onSaved: (reply: R) => void
}

/** The password was given by somebody else: one of one's own takes its place. */
export function FirstPasswordForm<R>({ save, onSaved }: FirstPasswordFormProps<R>) {
  const [isRepeated, setRepeated] = useState(false)
  return (
    <PageForm
      draft={false}
      action="设置密码"
      wide
      disabled={!isRepeated}
      refusedFields={{ weak: 'password' }}
      save={(form, send) => save(readForm(deskFirstPassword, form, { password: 'text' }).password, send)}
      onSaved={onSaved}
    >
      <p className="text-14 text-ink-2">您用的是管理员给的初始密码。请设置只有自己知道的密码。</p>
      <NewPassword onChange={setRepeated} />
    </PageForm>
  )
}
