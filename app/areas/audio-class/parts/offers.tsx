import { useCallback, useEffect, useState } from 'react'
import { DrawButton } from '#app/areas/mall/coupons/cards/draw-button.tsx'
import { copyText, hasSystemShare, shareBySystem } from '#app/shell/share/ways.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { introAddress } from '../cards/class-address.ts'
import { activityDraw, pushCoupon, transpondClass, transpondClassResult } from '../contract.ts'
import type { ClassWhole } from './use-own-class.ts'

/** The coupon that somebody is offered for a class; null where there is none. */
export type Offer = CallOutput<typeof pushCoupon>['coupon']

/** The coupon that the reader is offered: asked for once they are signed in. */
export const useOffer = ({ class_id, has_coupon, isBuy }: ClassWhole) => {
  const signedIn = useSession() !== null
  const [offer, setOffer] = useState<Offer>(null)
  const isOffered = signedIn && has_coupon === 1 && !isBuy
  const refresh = useCallback(() => {
    callApi(pushCoupon, { class_id }).then(
      ({ coupon }) => setOffer(coupon),
      () => undefined,
    )
  }, [class_id])
  useEffect(() => {
    if (isOffered) refresh()
    else setOffer(null)
  }, [isOffered, refresh])
  return [offer, refresh] as const
}

/** The coupon of a class: to be drawn, or what it takes off. */
export function CouponLine({ offer, onDrawn }: { offer: NonNullable<Offer>; onDrawn: () => void }) {
  return (
    <Card>
      <div className="flex items-center gap-12">
        <p className="min-w-0 grow text-14">
          <span className="font-medium text-danger">{offer.discount_text}</span> {offer.title}
          <span className="block text-12 text-ink-3">
            {offer.can_use === 1
              ? `已领取，购买时自动使用，券后 ¥${offer.price_with}`
              : `${offer.limit_text}，这门课可用`}
          </span>
        </p>
        {offer.can_use === 0 && offer.canDraw === 1 && <DrawButton couponId={offer.couponId} onDrawn={onDrawn} />}
      </div>
    </Card>
  )
}

/** What may be drawn beside a class. */
export function ActivityLine({ shown, onDone }: { shown: ClassWhole; onDone: () => void }) {
  const draw = useAct(activityDraw)
  const { activity, class_id } = shown
  if (!activity || activity.is_drawn === 1) return null
  const run = async () => {
    const done = await draw.run({ activity_id: activity.activity_id, class_id })
    if (!done) return
    toast(done.reward_words)
    onDone()
  }
  return (
    <Card>
      <div className="flex items-center gap-12">
        <p className="min-w-0 grow text-14">
          {activity.title}
          <span className="block text-12 text-ink-3">
            {activity.left_num > 0 ? `还剩 ${activity.left_num} 份，每人一份` : '已经领完了'}
          </span>
        </p>
        <Button size="small" busy={draw.busy} disabled={activity.left_num === 0} onClick={run}>
          领取
        </Button>
      </div>
    </Card>
  )
}

/** Asks friends to unlock a class: how far that is, and the link for them. */
export function ShareToUnlock({ shown, onDone }: { shown: ClassWhole; onDone: () => void }) {
  const signedIn = useSession() !== null
  const begin = useAct(transpondClass)
  const look = useAct(transpondClassResult)
  const [share, setShare] = useState<CallOutput<typeof transpondClass>>()
  const { class_id, share_goal, title } = shown
  const send = async () => {
    const begun = await begin.run({ class_id })
    if (!begun) return
    setShare(begun)
    const link = new URL(introAddress(class_id, begun.share_id), location.href).href
    const wish = { title, desc: `帮我点开这个链接，就能解锁《${title}》`, link, imgUrl: '' }
    if (hasSystemShare() && (await shareBySystem(wish))) return
    toast((await copyText(link)) ? '链接已复制，发给朋友吧' : link, { ms: 4_000 })
  }
  const refresh = async () => {
    const now = share && (await look.run({ class_id, share_id: share.share_id }))
    if (!now) return
    setShare(now)
    if (now.is_unlocked === 1) onDone()
  }
  return (
    <Card title="分享解锁" aside={share && `${share.help_num}/${share.goal}`}>
      <p className="pb-12 text-14 text-ink-2">
        {share_goal} 位朋友登录后打开您的链接，就能免费收听这门课。
        {!signedIn && '登录后开始。'}
      </p>
      <div className="flex flex-wrap gap-12">
        <Button kind="secondary" size="small" busy={begin.busy} onClick={send}>
          分享给朋友
        </Button>
        {share && (
          <Button kind="text" size="small" busy={look.busy} onClick={refresh}>
            看看进度
          </Button>
        )}
      </div>
    </Card>
  )
}
