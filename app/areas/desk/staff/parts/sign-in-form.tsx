import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { Reply } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { deskSignIn } from '../contract.ts'
import { DemoAccounts } from './demo-accounts.tsx'

/** What a step of the sign-in leads to. */
export type Step = Reply<typeof deskSignIn>

/** Login name, password and, once the server asks for it, the code of the second factor. */
export function SignInForm({ onStep }: { onStep: (step: Step) => void }) {
  const signIn = useAct(deskSignIn)
  const [needsCode, setNeedsCode] = useState(false)
  const asksForCode = signIn.error instanceof RefusedError && signIn.error.reason === 'code-needed'
  if (asksForCode && !needsCode) setNeedsCode(true)

  const run = async (given: { login_name: string; password: string; code?: string }) => {
    const step = await signIn.run(given)
    if (step) onStep(step)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    run({
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
      {signIn.error && (
        <p role="alert" className={asksForCode ? 'text-14 text-ink-2' : 'text-14 text-danger'}>
          {signIn.error.words}
        </p>
      )}
      <Button type="submit" wide busy={signIn.busy}>
        登录
      </Button>
      <DemoAccounts busy={signIn.busy} onUse={run} />
    </form>
  )
}
