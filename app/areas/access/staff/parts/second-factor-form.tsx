import { useEffect, useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { deskTotpConfirm, deskTotpSecret } from '../contract.ts'

type Step = CallOutput<typeof deskTotpConfirm>

/** Sets up the second factor: an app takes the secret over and proves it by a code. */
export function SecondFactorForm({ ticket, onStep }: { ticket: string; onStep: (step: Step) => void }) {
  const shown = useSecret(ticket)
  if (shown instanceof WireError) return <Trouble text={shown.words} onRetry={() => window.location.reload()} />
  return (
    <PageForm
      draft={false}
      action="绑定并登录"
      wide
      disabled={!shown}
      refusedFields={{ 'wrong-code': 'code' }}
      save={(form, send) => send(deskTotpConfirm, { ...readForm(deskTotpConfirm, form, { code: 'text' }), ticket })}
      onSaved={onStep}
    >
      <p className="text-14 text-ink-2">
        您的角色需要动态验证码。用手机上的验证器 App 扫码添加，以后每次登录输入它显示的 6 位数字。
      </p>
      <div className="mx-auto size-200">
        <QrCode text={shown?.address} alt="验证器 App 的二维码" />
      </div>
      <p className="text-center text-12 text-ink-3">
        扫不了？在 App 里手动输入密钥
        <br />
        <code className="text-14 text-ink select-all">{shown?.secret.replace(/.{4}(?=.)/g, '$& ') ?? '…'}</code>
      </p>
      <Field label="动态验证码" name="code" keyboard="code" placeholder="App 上的 6 位数字" required />
    </PageForm>
  )
}

/** The secret that the app takes over, or why there is none. */
const useSecret = (ticket: string): CallOutput<typeof deskTotpSecret> | WireError | undefined => {
  const [shown, setShown] = useState<CallOutput<typeof deskTotpSecret> | WireError>()
  useEffect(() => {
    callApi(deskTotpSecret, { ticket }).then(setShown, (error: unknown) => {
      if (error instanceof WireError) setShown(error)
    })
  }, [ticket])
  return shown
}
