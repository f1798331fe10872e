import { useState } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { type Comment, CommentWords } from '../cards/comment-words.tsx'
import type { DiscussionOf } from '../cards/discussion-address.ts'
import { discussionWords } from '../rules.ts'
import { CommentActions } from './comment-actions.tsx'
import { RepliesSheet } from './replies-sheet.tsx'

interface CommentItemProps {
  about: DiscussionOf
  comment: Comment
  onChanged: () => void
}

/** One comment with all that can be done with it. */
export function CommentItem({ about, comment, onChanged }: CommentItemProps) {
  const [isOpen, setOpen] = useState(false)
  const { reply_num } = comment
  const { answer } = discussionWords[about.kind]
  return (
    <Card>
      <CommentWords comment={comment} />
      <CommentActions
        comment={comment}
        answerText={reply_num > 0 ? `${reply_num} 条${answer}` : answer}
        onAnswer={() => setOpen(true)}
        onDeleted={onChanged}
      />
      {isOpen && <RepliesSheet about={about} comment={comment} onClose={() => setOpen(false)} />}
    </Card>
  )
}
