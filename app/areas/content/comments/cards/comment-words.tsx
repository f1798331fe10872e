import { Avatar } from '#kit/ui/picture.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { docsayReply } from '../contract.ts'

/** A comment or a reply as its reader sees it. */
export type Comment = CallOutput<typeof docsayReply>['list'][number]

/** Who said what, and to its author where it stands. */
export function CommentWords({ comment }: { comment: Comment }) {
  const { user_name, user_image, reply_to, reply_to_name, content, is_official, state_desc, says, add_time } = comment
  if (comment.state === 'deleted') return <p className="py-8 text-14 text-ink-3">作者删除了这条评论</p>
  return (
    <div className="flex gap-12">
      <Avatar src={user_image} size="small" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center justify-between gap-x-8 text-12 text-ink-3">
          <span className="flex flex-wrap items-center gap-6 text-14 text-ink-2">
            {user_name}
            {reply_to !== null && reply_to_name && ` 回复 ${reply_to_name}`}
            {is_official === 1 && <Tag tone="accent">官方回复</Tag>}
          </span>
          <span className="tabular-nums">{add_time.slice(0, 10)}</span>
        </p>
        {comment.score > 0 && <Stars value={comment.score} />}
        <p className="pt-4 text-16 break-words whitespace-pre-line">{content}</p>
        <Standing of={{ state_desc, says }} />
      </div>
    </div>
  )
}

/** To its author where it is not shown: how it stands, and why. */
export function Standing({ of: { state_desc, says } }: { of: { state_desc: string; says: string } }) {
  if (!state_desc) return null
  return (
    <p className="pt-4 text-14 break-words text-ink-2">
      {state_desc}
      {says && `：${says}`}
    </p>
  )
}
