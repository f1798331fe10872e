import { ActButton } from '#app/desk-shell/act-button.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskComment, deskReplyMove } from '../contract.ts'

interface ReplyListProps {
  replies: CallOutput<typeof deskComment>['replies']
  onDone: () => void
}

/** What was answered to a comment, each to be shown or hidden. */
export function ReplyList({ replies, onDone }: ReplyListProps) {
  if (replies.length === 0) return null
  return (
    <Card title="回复">
      <ul className="divide-y divide-line">
        {replies.map(
          ({ reply_id, user_name, content, is_official, is_doctor, state, state_desc, held_for, add_time }) => (
            <li key={reply_id} className="flex flex-wrap items-center gap-x-12 gap-y-4 py-8 text-14">
              <span className="min-w-0 grow basis-240 break-words">
                {user_name}：{content}
              </span>
              {is_official === 1 && <Tag tone="accent">{is_doctor === 1 ? '医生回复' : '医院回复'}</Tag>}
              {state !== 'shown' && <Tag tone="warning">{held_for ? `${state_desc}：${held_for}` : state_desc}</Tag>}
              <span className="text-12 text-ink-3 tabular-nums">{shortTime(add_time)}</span>
              {state !== 'shown' && (
                <ActButton
                  call={deskReplyMove}
                  input={{ reply_id, state: 'shown' }}
                  said={() => '已展示'}
                  onDone={onDone}
                >
                  展示
                </ActButton>
              )}
              {state !== 'hidden' && (
                <ActButton
                  call={deskReplyMove}
                  input={{ reply_id, state: 'hidden' }}
                  said={() => '已隐藏'}
                  onDone={onDone}
                >
                  隐藏
                </ActButton>
              )}
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}
