import { EllipsisIcon, MessageSquareTextIcon, ThumbsUpIcon, Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { Comment } from '../cards/comment-words.tsx'
import { docsayCommentDelete, docsayCommentLike } from '../contract.ts'
import { ReportSheet } from './report-sheet.tsx'

const action = 'flex min-h-target min-w-target items-center gap-4 text-14 text-ink-3 tabular-nums active:opacity-70'

interface CommentActionsProps {
  comment: Comment
  /** To answer it, and what that is called. */
  onAnswer: () => void
  answerText: string
  onDeleted: () => void
}

/** Like, answer, report; delete where it is one's own. */
export function CommentActions({ comment, onAnswer, answerText, onDeleted }: CommentActionsProps) {
  const [open, setOpen] = useState<'report' | 'delete'>()
  const remove = useAct(docsayCommentDelete)
  const { comment_id, user_name, state, is_mine } = comment
  const isShown = state === 'shown'
  const close = () => setOpen(undefined)
  const confirm = async () => {
    if (!(await remove.run({ comment_id }))) return
    close()
    toast('已删除')
    onDeleted()
  }
  return (
    // On the narrowest phones the elder version has room for all of them from the left edge on.
    <div className="-mb-8 flex flex-wrap gap-x-16 pl-44 elder:max-[359px]:pl-0">
      {isShown && <Like comment={comment} />}
      {(isShown || comment.reply_num > 0) && (
        <button type="button" className={action} onClick={onAnswer}>
          <MessageSquareTextIcon />
          {answerText}
        </button>
      )}
      {is_mine === 1 && (
        <button type="button" className={`${action} ml-auto`} onClick={() => setOpen('delete')}>
          <Trash2Icon />
          删除
        </button>
      )}
      {isShown && is_mine === 0 && (
        <button
          type="button"
          className={`${action} ml-auto justify-end`}
          aria-label={`举报${user_name}的评论`}
          onClick={() => setOpen('report')}
        >
          <EllipsisIcon />
        </button>
      )}
      {open === 'report' && <ReportSheet commentId={comment_id} onClose={close} />}
      {open === 'delete' && (
        <Dialog
          open
          title="删除这条评论？"
          danger
          confirmText="删除"
          busy={remove.busy}
          onCancel={close}
          onConfirm={confirm}
        >
          删除后找不回来；别人的回复会留着。
        </Dialog>
      )}
    </div>
  )
}

function Like({ comment }: { comment: Comment }) {
  const [told, setTold] = useState({ count: comment.like_num, mine: comment.is_liked === 1 })
  const like = useAct(docsayCommentLike)
  const press = async () => {
    const done = await like.run({ comment_id: comment.comment_id, state: told.mine ? 0 : 1 })
    if (done) setTold({ count: done.like_num, mine: done.is_liked === 1 })
  }
  return (
    <button type="button" className={action} aria-pressed={told.mine} disabled={like.busy} onClick={press}>
      <ThumbsUpIcon className={told.mine ? 'fill-current text-accent-ink' : ''} />
      有用{told.count > 0 && ` ${told.count}`}
    </button>
  )
}
