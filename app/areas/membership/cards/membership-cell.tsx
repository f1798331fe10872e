import { CrownIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Cell } from '#kit/ui/cell.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { findVip, noVip } from './vip.ts'

/** The way to one's membership, with how one stands; a visitor is asked nothing. */
export function MembershipCell({ userId }: { userId: number | undefined }) {
  const [seen, setSeen] = useState({ userId, vip: noVip })
  useEffect(() => {
    if (userId !== undefined) findVip(callApi, userId).then((vip) => setSeen({ userId, vip }))
  }, [userId])
  const { isVip, isMember } = seen.userId === userId ? seen.vip : noVip
  return (
    <Cell
      start={<CrownIcon />}
      title="会员中心"
      note="等级、成长值、会员权益"
      value={(isVip || isMember) && <Tag tone="accent">{isVip ? 'VIP' : '会员'}</Tag>}
      to="/member/index"
    />
  )
}
