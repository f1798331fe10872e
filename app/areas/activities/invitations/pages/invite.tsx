import { useEffect, useState } from 'react'
import { NoActivity } from '#app/areas/activities/acts/cards/no-activity.tsx'
import { orNoActivity } from '#app/areas/activities/acts/cards/or-no-activity.ts'
import { RuleLines } from '#app/areas/activities/acts/cards/rule-lines.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { ShareButton } from '#app/shell/share-button.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { inviteActivity } from '../contract.ts'
import { Friends } from '../parts/friends.tsx'
import { JoinCard } from '../parts/join-card.tsx'
import { noteOwnInvite } from '../parts/own-invites.ts'
import type { Route } from './+types/invite'

export { handle } from 'virtual:rows/R255'

const load = ({ callApi, query }: Loading) =>
  callApi(inviteActivity, { act_id: maybeId(query, 'act_id') }).catch(orNoActivity)
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function InvitePage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Invite key={loaderData.act_id} act={loaderData} /> : <NoActivity name="邀请" />
}

type Act = NonNullable<Route.ComponentProps['loaderData']>

function Invite({ act }: { act: Act }) {
  const { act_id, share_title, share_desc, status } = act
  const here = address('/activity/invite', { act_id })
  const { isVisitor, answer: mine, hasFailed, again } = useOwnAnswer(inviteActivity, { act_id })
  const shareId = mine?.share_id
  useEffect(() => {
    if (shareId) noteOwnInvite(shareId)
  }, [shareId])
  const shared = {
    title: share_title,
    desc: share_desc,
    path: shareId ? address('/activity/invite', { act_id, share_id: shareId }) : here,
  }
  return (
    <Frame bar={{ title: act.title, share: shared }}>
      <div className="mx-auto w-full max-w-640 space-y-12 p-16">
        <JoinCard act={act} ownShareId={shareId} />
        <Card title="请一位朋友来，您得">
          <p className="text-22 font-semibold text-accent-ink">{act.reward_text}</p>
          <p className="pt-8 text-14 text-ink-2">
            朋友新注册，第一次购物{act.least_text}并完成以后到账，
            {act.most_daily_num > 0 && unbroken(`每天最多 ${act.most_daily_num} 次，多出的之后自动到账；`)}
            每人一共最多 {act.most_num} 次。朋友退款，奖励会收回。
          </p>
          {act.friend_text && <p className="pt-4 text-14 text-ink-2">朋友注册就得{act.friend_text}。</p>}
          <div className="pt-16">
            <InviteAction
              status={status}
              isVisitor={isVisitor}
              here={here}
              shared={shareId ? shared : undefined}
              onRetry={hasFailed ? again : undefined}
            />
          </div>
          {mine && mine.invited_num > 0 && <Counts act={mine} />}
        </Card>
        <Friends actId={act_id} />
        <RuleLines rule={act.rule} />
        <Notice>挂号、问诊和处方药不在奖励范围内，看病按需要来。</Notice>
      </div>
    </Frame>
  )
}

interface InviteActionProps {
  status: Act['status']
  isVisitor: boolean
  here: string
  /** Undefined until it is known who shares. */
  shared: Parameters<typeof ShareButton>[0]['shared'] | undefined
  /** Asks again who shares, where that did not come. */
  onRetry: (() => void) | undefined
}

function InviteAction({ status, isVisitor, here, shared, onRetry }: InviteActionProps) {
  // What is the reader's own is known in the browser alone.
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  if (status !== 'on')
    return <Notice>{status === 'coming' ? '活动还没有开始，请过几天再来。' : '活动已经结束，谢谢您的支持。'}</Notice>
  if (isHere && isVisitor)
    return (
      <ButtonLink wide to={signInAddress(here)}>
        登录后邀请朋友
      </ButtonLink>
    )
  if (!shared && onRetry)
    return (
      <div role="alert" className="space-y-12">
        <Notice tone="warning">您的邀请没有加载出来，可能是网络不稳定。</Notice>
        <Button wide onClick={onRetry}>
          重新加载
        </Button>
      </div>
    )
  if (!shared) return <p className="min-h-target text-14 text-ink-3">正在准备您的邀请……</p>
  return (
    <ShareButton shared={shared} wide>
      生成邀请海报
    </ShareButton>
  )
}

const Counts = ({ act: { invited_num, rewarded_num, waiting_num } }: { act: Act }) => (
  <p className="pt-12 text-center text-14 text-ink-2 tabular-nums">
    已有 {invited_num} 位朋友注册，{rewarded_num} 次奖励到账
    {waiting_num > 0 && `，${waiting_num} 次明天起到账`}
  </p>
)
