import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskFirstPassword } from '../contract.ts'
import { NewPassword } from './new-password.tsx'
import type { Step } from './sign-in-form.tsx'

/** The password was given by somebody else: one of one's own takes its place. */
export function FirstPasswordForm({ ticket, onStep }: { ticket: string; onStep: (step: Step) => void }) {
  const choosing = useAct(deskFirstPassword)
  const [password, setPassword] = useState<string>()
  return (
    <form
      className="space-y-12"
      onSubmit={async (event) => {
        event.preventDefault()
        const step = password === undefined ? undefined : await choosing.run({ ticket, password })
        if (step) onStep(step)
      }}
    >
      <p className="text-14 text-ink-2">您用的是管理员给的初始密码。请设置只有自己知道的密码。</p>
      <NewPassword onChange={setPassword} error={choosing.error?.words} />
      <Button type="submit" wide disabled={password === undefined} busy={choosing.busy}>
        设置密码
      </Button>
    </form>
  )
}
