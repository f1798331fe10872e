import { PasswordCard } from '#app/areas/access/staff/cards/password-card.tsx'
import { takeAllDrafts } from '#app/desk-shell/drafts.ts'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { doctorSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useMe } from '../cards/me.ts'
import { benchPassword, benchSignOut } from '../contract.ts'
import { SIGN_IN_PATH } from '../rules.ts'

export { handle } from 'virtual:rows/workbench-account'

export default function BenchAccountPage() {
  const me = useMe()
  if (!me) return null
  const facts = [
    { name: '登录名', value: me.login_name },
    { name: '姓名', value: me.name },
    { name: '职称', value: me.title_name },
    { name: '医院', value: me.unit_name },
    { name: '科室', value: me.dep_name },
  ]
  return (
    <WorkbenchFrame aside={<SignOutButton />}>
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <Card>
          <Facts facts={facts} />
        </Card>
        <PasswordCard save={(given, send) => send(benchPassword, given)} />
      </div>
    </WorkbenchFrame>
  )
}

function SignOutButton() {
  const signOut = useAct(benchSignOut)
  /** Also where nothing answers: on a shared machine the key must go. The whole page is left, with all that it holds. */
  const leave = async () => {
    await signOut.run({})
    doctorSession.drop()
    takeAllDrafts()
    window.location.assign(SIGN_IN_PATH)
  }
  return (
    <Button kind="secondary" size="small" busy={signOut.busy} onClick={leave}>
      退出登录
    </Button>
  )
}
