import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { currentAddress, signInAddress } from '#kit/wire/browser/way-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type inviteActivity, inviteCoupon } from '../contract.ts'
import { isOwnInvite } from './own-invites.ts'

type Activity = CallOutput<typeof inviteActivity>

/**
 * Who came by a friend's link registers here; the link stays in the address while they do, and once they are signed in they have said
 * who invited them. Nothing for anybody else.
 */
export function JoinCard({ act, ownShareId }: { act: Activity; ownShareId: string | undefined }) {
  const [query] = useSearchParams()
  const key = useSession()
  const [place, setPlace] = useState<string>()
  const share_id = query.get('share_id')?.slice(0, 200)
  useEffect(() => setPlace(currentAddress()), [])
  if (!share_id || act.status !== 'on' || share_id === ownShareId) return null
  if (key !== null) return <Joined key={key} actId={act.act_id} shareId={share_id} />
  return (
    <Card title="好友邀请您来医路">
      <p className="pb-12 text-16 text-ink-2">
        {act.friend_text ? `新朋友注册就得${act.friend_text}。` : '注册以后挂号、问医生、买体检都方便。'}
      </p>
      <ButtonLink wide to={signInAddress(place ?? '')}>
        注册并接受邀请
      </ButtonLink>
    </Card>
  )
}

/** They are signed in: it is said at once, and what came of it. */
function Joined({ actId, shareId }: { actId: number; shareId: string }) {
  const joining = useAct(inviteCoupon)
  const [came, setCame] = useState<CallOutput<typeof inviteCoupon>>()
  const join = useEffectEvent(async () => {
    const same_device = isOwnInvite(shareId) ? 1 : 0
    setCame(await joining.run({ act_id: actId, share_id: shareId, same_device }))
  })
  useEffect(() => void join(), [])
  if (joining.error) return <Notice tone="warning">{joining.error.words}</Notice>
  if (!came) return <Notice>正在接受好友的邀请……</Notice>
  return (
    <Card title={`您接受了${came.inviter}的邀请`}>
      <p className="pb-12 text-16 text-ink-2">
        {came.is_got === 1 ? `“${came.coupon_title}”已经在您的优惠券里。` : '欢迎来到医路。'}
      </p>
      <div className="flex flex-wrap gap-12">
        {came.is_got === 1 && (
          <ButtonLink kind="secondary" to="/health/coupons">
            看优惠券
          </ButtonLink>
        )}
        <ButtonLink to="/health/index">逛逛商城</ButtonLink>
      </div>
    </Card>
  )
}
