import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { inviteFriends } from '../contract.ts'
import type { InvitationState } from '../states.ts'

const tones: Record<InvitationState, Tone> = {
  joined: 'accent',
  waiting: 'accent',
  rewarded: 'success',
  taken: 'warning',
  capped: 'plain',
  refused: 'plain',
}

/** Whom the reader invited, the latest first; nothing for visitors. */
export function Friends({ actId }: { actId: number }) {
  const { answer: mine } = useOwnAnswer(inviteFriends, { act_id: actId })
  if (!mine) return null
  return (
    <Card title="我邀请的朋友">
      {mine.list.length === 0 && <p className="text-14 text-ink-3">还没有朋友注册，把海报发给他们吧。</p>}
      <ul className="divide-y divide-line">
        {mine.list.map(({ invite_id, name, join_time, state, state_desc }) => (
          <li key={invite_id} className="flex min-h-target flex-wrap items-center justify-between gap-8 py-8">
            <span className="text-16">
              {name}
              <span className="block text-12 text-ink-3">{join_time.slice(0, 10)} 注册</span>
            </span>
            <Tag tone={tones[state]}>{state_desc}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  )
}
