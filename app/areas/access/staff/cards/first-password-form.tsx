import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { NewPassword } from '#kit/ui/new-password.tsx'
import type { WireError } from '#kit/wire/errors.ts'

interface FirstPasswordFormProps {
  onChoose: (password: string) => void
  busy: boolean
  error: WireError | undefined
}

/** The password was given by somebody else: one of one's own takes its place. */
export function FirstPasswordForm({ onChoose, busy, error }: FirstPasswordFormProps) {
  const [password, setPassword] = useState<string>()
  return (
    <form
      className="space-y-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== undefined) onChoose(password)
      }}
    >
      <p className="text-14 text-ink-2">您用的是管理员给的初始密码。请设置只有自己知道的密码。</p>
      <NewPassword onChange={setPassword} error={error?.words} />
      <Button type="submit" wide disabled={password === undefined} busy={busy}>
        设置密码
      </Button>
    </form>
  )
}
