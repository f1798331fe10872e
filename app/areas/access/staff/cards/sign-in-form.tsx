import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { type Send, useSend } from '#kit/wire/browser/use-act.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { deskSignIn } from '../contract.ts'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'

/** What is typed to sign in. */
export interface Presented {
  login_name: string
  password: string
  code?: string
}

interface SignInFormProps<R> {
  /** Sends it: `send(deskSignIn, given)`. */
  save: (given: Presented, send: Send) => Promise<R | undefined>
  onSaved: (reply: R) => void
  /** Asks who can be tried in the demonstration world. */
  listDemo: () => Promise<{ list: readonly DemoAccount[] }>
}

/** Login name, password and, once the server asks for it, the code of the second factor. */
export function SignInForm<R>({ save, onSaved, listDemo }: SignInFormProps<R>) {
  const [needsCode, setNeedsCode] = useState(false)
  const { send, busy } = useSend()
  const enterDemo = async (account: Presented) => {
    const reply = await save(account, send)
    if (reply !== undefined) onSaved(reply)
  }
  return (
    <div className="space-y-12">
      <PageForm
        draft={false}
        action="登录"
        wide
        refusedFields={{ 'code-needed': 'code' }}
        save={(form, sendForm) => {
          const { code, ...names } = readForm(deskSignIn, form, { login_name: 'text', password: 'text', code: 'text' })
          return save({ ...names, ...(code && { code }) }, sendForm)
        }}
        onSaved={onSaved}
        onFailed={(error) => {
          if (error instanceof RefusedError && error.reason === 'code-needed') setNeedsCode(true)
        }}
      >
        <Field
          label="登录名"
          name="login_name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field label="密码" name="password" keyboard="password" required />
        {needsCode && (
          <Field
            label="动态验证码"
            name="code"
            keyboard="code"
            placeholder="6 位数字"
            hint="打开手机上的验证器 App 查看"
            autoFocus
            required
          />
        )}
      </PageForm>
      <DemoAccounts busy={busy} list={listDemo} onUse={enterDemo} />
    </div>
  )
}
