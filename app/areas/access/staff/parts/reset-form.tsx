import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { NewPassword } from '#kit/ui/new-password.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { deskResetUse } from '../contract.ts'

interface ResetFormProps {
  onStep: (step: CallOutput<typeof deskResetUse>) => void
  onBack: () => void
}

/** A password in the place of one that is lost: by the code of an admin, and one that they never saw. */
export function ResetForm({ onStep, onBack }: ResetFormProps) {
  const using = useAct(deskResetUse)
  const [password, setPassword] = useState<string>()
  const isWeak = using.error instanceof RefusedError && using.error.reason === 'weak'
  return (
    <form
      className="space-y-12"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const textOf = (name: string) => String(form.get(name) ?? '')
        if (password === undefined) return
        const step = await using.run({
          login_name: textOf('login_name'),
          reset_code: textOf('reset_code'),
          proof: textOf('proof'),
          password,
        })
        if (step) onStep(step)
      }}
    >
      <p className="text-14 text-ink-2">
        请本院管理员为您申请重置，拿到重置码。再用第二个码证明是您本人：另一位管理员给的同意码、您的动态验证码，或您的恢复码。
      </p>
      <Field
        label="登录名"
        name="login_name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field label="重置码" name="reset_code" autoComplete="off" autoCapitalize="none" spellCheck={false} required />
      <Field
        label="第二个码"
        name="proof"
        hint="同意码、动态验证码或恢复码"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <NewPassword onChange={setPassword} error={isWeak ? using.error?.words : undefined} />
      {using.error && !isWeak && (
        <p role="alert" className="text-14 text-danger">
          {using.error.words}
        </p>
      )}
      <Button type="submit" wide disabled={password === undefined} busy={using.busy}>
        设置新密码
      </Button>
      <Button type="button" kind="text" wide onClick={onBack}>
        返回登录
      </Button>
    </form>
  )
}
