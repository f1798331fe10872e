import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { NewPassword } from '#kit/ui/new-password.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskResetUse } from '../contract.ts'

interface ResetFormProps {
  onStep: (step: CallOutput<typeof deskResetUse>) => void
  onBack: () => void
}

const typed = { login_name: 'text', reset_code: 'text', proof: 'text', password: 'text' } as const

/** A password in the place of one that is lost: by the code of an admin, and one that they never saw. */
export function ResetForm({ onStep, onBack }: ResetFormProps) {
  const [isRepeated, setRepeated] = useState(false)
  return (
    <div className="space-y-12">
      <PageForm
        draft={false}
        action="设置新密码"
        wide
        disabled={!isRepeated}
        refusedFields={{ weak: 'password' }}
        save={(form, send) => send(deskResetUse, readForm(deskResetUse, form, typed))}
        onSaved={onStep}
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
        <NewPassword onChange={setRepeated} />
      </PageForm>
      <Button kind="text" wide onClick={onBack}>
        返回登录
      </Button>
    </div>
  )
}
