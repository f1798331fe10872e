import { GiftIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { finishTask, sayEarned } from '#app/areas/points/cards/earn.ts'
import { whenShared } from '#app/shell/share/report-shared.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { leaderSharePoint } from '../contract.ts'
import { shareTask } from '../rules.ts'

/** What sharing the board earns: told before, and given when it was shared. A visitor is told nothing. */
export function SharePoints({ leaderId }: { leaderId: number }) {
  const who = useSession()
  const [worth, setWorth] = useState<CallOutput<typeof leaderSharePoint>>()
  useEffect(() => {
    setWorth(undefined)
    if (who === null) return
    let isHere = true
    callApi(leaderSharePoint, { id: leaderId }).then(
      (said) => isHere && setWorth(said),
      // Nobody came for the points: without an answer nothing is promised.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [who, leaderId])
  const earn = useEffectEvent(async () => {
    if (!worth || worth.can_earn === 0) return
    try {
      const { user_id } = await callApi(getUserInfo, {})
      const earned = await finishTask(callApi, shareTask(leaderId), { user_id, share_url: location.pathname })
      setWorth({ earned: worth.earned + earned.amount, can_earn: 0 })
      sayEarned(earned)
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      toast(thrown.words)
    }
  })
  useEffect(() => whenShared(() => void earn()), [])
  if (!worth || worth.earned + worth.can_earn === 0) return null
  return (
    <p role="status" className="flex items-center gap-6 text-14">
      <GiftIcon className="shrink-0" />
      {worth.can_earn > 0 ? `分享榜单可得 ${worth.can_earn} 积分` : `今天分享已得 ${worth.earned} 积分`}
    </p>
  )
}
