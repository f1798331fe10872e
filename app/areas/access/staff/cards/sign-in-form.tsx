import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { RefusedError, type WireError } from '#kit/wire/errors.ts'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'

/** What is typed to sign in. */
export interface Presented {
  login_name: string
  password: string
  code?: string
}

interface SignInFormProps {
  onSend: (given: Presented) => void
  busy: boolean
  error: WireError | undefined
  /** Asks who can be tried in the demonstration world. */
  listDemo: () => Promise<{ list: readonly DemoAccount[] }>
}

/** Login name, password and, once the server asks for it, the code of the second factor. */
export function SignInForm({ onSend, busy, error, listDemo }: SignInFormProps) {
  const [needsCode, setNeedsCode] = useState(false)
  const asksForCode = error instanceof RefusedError && error.reason === 'code-needed'
  if (asksForCode && !needsCode) setNeedsCode(true)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    onSend({
      login_name: given.login_name ?? '',
      password: given.password ?? '',
      ...(given.code ? { code: given.code } : {}),
    })
  }
  return (
    <form className="space-y-12" onSubmit={submit}>
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
      {error && (
        <p role="alert" className={asksForCode ? 'text-14 text-ink-2' : 'text-14 text-danger'}>
          {error.words}
        </p>
      )}
      <Button type="submit" wide busy={busy}>
        登录
      </Button>
      <DemoAccounts busy={busy} list={listDemo} onUse={onSend} />
    </form>
  )
}
