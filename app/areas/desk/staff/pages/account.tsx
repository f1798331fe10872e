import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.tsx'
import { staffSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { DeskFailure } from '../cards/desk-failure.tsx'
import { DeskFrame } from '../cards/desk-frame.tsx'
import { useMe } from '../cards/me.ts'
import { deskPassword, deskSignOut } from '../contract.ts'
import { NewPassword } from '../parts/new-password.tsx'
import { permissions, SIGN_IN_PATH } from '../rules.ts'

export const ErrorBoundary = DeskFailure

export default function AccountPage() {
  const me = useMe()
  if (!me) return null
  const facts = [
    { name: '登录名', value: me.login_name },
    { name: '姓名', value: me.name },
    { name: '角色', value: me.role_name },
    { name: '医院', value: me.unit_name },
    { name: '可以做', value: me.permissions.map((permission) => permissions[permission].words).join('、') },
  ]
  return (
    <DeskFrame aside={<SignOutButton />}>
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <Card>
          <Facts facts={facts} />
        </Card>
        <PasswordCard />
      </div>
    </DeskFrame>
  )
}

function SignOutButton() {
  const signOut = useAct(deskSignOut)
  /** Also where nothing answers: on a shared machine the key must go. The whole page is left, with all that it holds. */
  const leave = async () => {
    await signOut.run({})
    staffSession.drop()
    window.location.assign(SIGN_IN_PATH)
  }
  return (
    <Button kind="secondary" size="small" busy={signOut.busy} onClick={leave}>
      退出登录
    </Button>
  )
}

function PasswordCard() {
  const change = useAct(deskPassword)
  const [password, setPassword] = useState<string>()
  const [round, setRound] = useState(0)
  const isOldWrong = change.error instanceof RefusedError && change.error.reason === 'wrong'
  return (
    <Card title="修改密码">
      <form
        key={round}
        className="space-y-12"
        onSubmit={async (event) => {
          event.preventDefault()
          const old_password = String(new FormData(event.currentTarget).get('old_password') ?? '')
          if (password === undefined || !(await change.run({ old_password, password }))) return
          toast('密码已修改，其他设备上的登录已退出')
          setPassword(undefined)
          setRound(round + 1)
        }}
      >
        <Field
          label="原密码"
          name="old_password"
          keyboard="password"
          error={isOldWrong ? change.error?.words : undefined}
          required
        />
        <NewPassword onChange={setPassword} error={isOldWrong ? undefined : change.error?.words} />
        <Button type="submit" disabled={password === undefined} busy={change.busy}>
          修改密码
        </Button>
      </form>
    </Card>
  )
}
