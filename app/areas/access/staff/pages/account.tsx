import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { takeAllDrafts } from '#app/desk-shell/drafts.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { staffSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { useMe } from '../cards/me.ts'
import { PasswordCard } from '../cards/password-card.tsx'
import { deskPassword, deskSessions, deskSignOut } from '../contract.ts'
import { PermissionList } from '../parts/permission-list.tsx'
import { RecoveryCard } from '../parts/recovery-card.tsx'
import { SessionsCard } from '../parts/sessions-card.tsx'
import { SIGN_IN_PATH } from '../rules.ts'
import type { Route } from './+types/account'

export { handle } from 'virtual:rows/desk-account'

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskSessions, {}))

export default function AccountPage({ loaderData: { list: sessions } }: Route.ComponentProps) {
  const me = useMe()
  if (!me) return null
  const facts = [
    { name: '登录名', value: me.login_name },
    { name: '姓名', value: me.name },
    { name: '角色', value: me.role_name },
    { name: '医院', value: me.unit_name },
  ]
  return (
    <DeskFrame aside={<SignOutButton />}>
      <div className="grid items-start gap-16 wide:grid-cols-2">
        {/* Two stacks: cards of such different heights would leave holes in rows. */}
        <div className="space-y-16">
          <Card>
            <Facts facts={facts} />
          </Card>
          <SessionsCard sessions={sessions} />
        </div>
        <div className="space-y-16">
          <PasswordCard save={(given, send) => send(deskPassword, given)} />
          <RecoveryCard me={me} />
        </div>
        <Card title="可以做" className="wide:col-span-2">
          <PermissionList held={me.permissions} />
        </Card>
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
    takeAllDrafts()
    window.location.assign(SIGN_IN_PATH)
  }
  return (
    <Button kind="secondary" size="small" busy={signOut.busy} onClick={leave}>
      退出登录
    </Button>
  )
}
