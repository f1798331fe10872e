import { useState } from 'react'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { hospitalAuditAccount } from '../contract.ts'

interface ClaimProps {
  canClaim: boolean
  unitId: number | undefined
  onDone: () => void
}

/** The first password of the hospital's admin, shown to the applicant alone; another one each time until it was used. */
export function ClaimAccount({ canClaim, unitId, onDone }: ClaimProps) {
  const claiming = useAct(hospitalAuditAccount)
  const [password, setPassword] = useState('')
  if (!canClaim)
    return (
      <p className="pt-12 text-14 text-ink-3">
        管理员已经登录过了。忘记密码，请在工作台登录页用恢复码或找另一位管理员。
      </p>
    )
  const claim = async () => {
    const claimed = await claiming.run({ unit_id: unitId })
    if (claimed) setPassword(claimed.first_password)
    else onDone()
  }
  return (
    <div className="space-y-12 pt-12">
      {password && (
        <Notice tone="accent">
          首次密码
          <span className="block text-18 font-semibold tabular-nums">
            <Copyable text={password} name="首次密码" />
          </span>
          请马上登录并改成自己的密码。再领一次，这个就作废。
        </Notice>
      )}
      {claiming.error && <Notice tone="danger">{claiming.error.words}</Notice>}
      <Button kind="secondary" wide busy={claiming.busy} onClick={claim}>
        {password ? '重新领取' : '领取管理员首次密码'}
      </Button>
      {password && (
        <ButtonLink kind="text" wide to="/desk/opening">
          去登录工作台
        </ButtonLink>
      )}
    </div>
  )
}
