import { EllipsisIcon, MessageSquareTextIcon, ThumbsUpIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { Comment } from '../cards/comment-card.tsx'
import { addCommentLike } from '../contract.ts'
import type { CommentKind } from '../rules.ts'
import { LikesSheet } from './likes-sheet.tsx'
import { RepliesSheet } from './replies-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'

const action = 'flex min-h-target items-center gap-4 text-14 text-ink-3 tabular-nums active:opacity-70'

/** Like, answer, report: below every comment that others read. */
export function CommentActions({ kind, comment }: { kind: CommentKind; comment: Comment }) {
  const [open, setOpen] = useState<'likes' | 'replies' | 'report'>()
  const [replies, setReplies] = useState(comment.reply_count)
  const close = () => setOpen(undefined)
  if (comment.state !== 'shown') return null
  return (
    <div className="-mb-8 flex gap-24 pt-4">
      <Like kind={kind} comment={comment} onWho={() => setOpen('likes')} />
      <button type="button" className={action} onClick={() => setOpen('replies')}>
        <MessageSquareTextIcon />
        {replies > 0 ? `${replies} 条回复` : '回复'}
      </button>
      <button
        type="button"
        className={`${action} ml-auto min-w-target justify-end`}
        aria-label="举报"
        onClick={() => setOpen('report')}
      >
        <EllipsisIcon />
      </button>
      {open === 'likes' && <LikesSheet kind={kind} commentId={comment.comment_id} onClose={close} />}
      {open === 'replies' && (
        <RepliesSheet kind={kind} commentId={comment.comment_id} onCount={setReplies} onClose={close} />
      )}
      {open === 'report' && <ReportSheet kind={kind} commentId={comment.comment_id} onClose={close} />}
    </div>
  )
}

interface LikeProps {
  kind: CommentKind
  comment: Comment
  /** Who they are is asked. */
  onWho: () => void
}

/** To say that it helped, and beside it how many say so. */
function Like({ kind, comment, onWho }: LikeProps) {
  const [told, setTold] = useState({ count: comment.like_count, mine: comment.is_liked === 1 })
  const like = useAct(addCommentLike)
  const press = async () => {
    if (told.mine) return toast('您已经赞过了')
    const done = await like.run({ kind, comment_id: comment.comment_id })
    if (done) setTold({ count: done.like_count, mine: true })
  }
  return (
    <span className="flex gap-8">
      <button type="button" className={action} aria-pressed={told.mine} disabled={like.busy} onClick={press}>
        <ThumbsUpIcon className={told.mine ? 'fill-current text-accent-ink' : ''} />
        有用
      </button>
      {told.count > 0 && (
        <button type="button" className={action} aria-label={`${told.count} 人觉得有用，看看是谁`} onClick={onWho}>
          {told.count} 人
        </button>
      )}
    </span>
  )
}
