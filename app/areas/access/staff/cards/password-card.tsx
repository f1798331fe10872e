import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { NewPassword } from '#kit/ui/new-password.tsx'
import { toast } from '#kit/ui/toast.ts'
import { RefusedError, type WireError } from '#kit/wire/errors.ts'

interface PasswordCardProps {
  /** Changes it; undefined where it was not changed. */
  onChange: (given: { old_password: string; password: string }) => Promise<unknown>
  busy: boolean
  error: WireError | undefined
}

/** Where somebody who works here changes their password. */
export function PasswordCard({ onChange, busy, error }: PasswordCardProps) {
  const [password, setPassword] = useState<string>()
  const [round, setRound] = useState(0)
  const isOldWrong = error instanceof RefusedError && error.reason === 'wrong'
  return (
    <Card title="修改密码">
      <form
        key={round}
        className="space-y-12"
        onSubmit={async (event) => {
          event.preventDefault()
          const old_password = String(new FormData(event.currentTarget).get('old_password') ?? '')
          if (password === undefined || !(await onChange({ old_password, password }))) return
          toast('密码已修改，其他设备上的登录已退出')
          setPassword(undefined)
          setRound(round + 1)
        }}
      >
        <Field
          label="原密码"
          name="old_password"
          keyboard="password"
          error={isOldWrong ? error.words : undefined}
          required
        />
        <NewPassword onChange={setPassword} error={isOldWrong ? undefined : error?.words} />
        <Button type="submit" disabled={password === undefined} busy={busy}>
          修改密码
        </Button>
      </form>
    </Card>
  )
}
