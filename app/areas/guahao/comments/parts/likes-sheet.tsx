import { Avatar } from '#kit/ui/picture.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { useAnswer } from '#kit/wire/browser/use-answer.ts'
import { commentLikeList } from '../contract.ts'
import type { CommentKind } from '../rules.ts'

/** Who came last is who one wants to see; the number of all stands on the comment. */
const SHOWN = 50

interface LikesSheetProps {
  kind: CommentKind
  commentId: number
  onClose: () => void
}

/** Whom a comment helped, their names masked. */
export function LikesSheet({ kind, commentId, onClose }: LikesSheetProps) {
  const asked = { kind, comment_id: commentId, page_size: SHOWN }
  const { answer: likes, hasFailed, again } = useAnswer(commentLikeList, asked)
  return (
    <Sheet open title="觉得有用的人" onClose={onClose}>
      {!likes && !hasFailed && <SkeletonList rows={2} />}
      {hasFailed && <Trouble onRetry={again} />}
      {likes && (
        <ul className="divide-y divide-line">
          {likes.list.map(({ user_name, user_image, add_time }) => (
            <li key={user_name + add_time} className="flex min-h-target items-center gap-12 py-8">
              <Avatar src={user_image} size="small" />
              <span className="min-w-0 grow truncate text-16">{user_name}</span>
              <span className="shrink-0 text-12 text-ink-3 tabular-nums">{add_time.slice(0, 10)}</span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
