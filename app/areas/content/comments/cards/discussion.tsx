import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { docsayReply } from '../contract.ts'
import { CommentWords } from './comment-words.tsx'
import { type DiscussionOf, discussionAddress } from './discussion-address.ts'

interface DiscussionProps {
  about: DiscussionOf
  /** The newest of what everybody reads; null shows nothing. */
  first: CallOutput<typeof docsayReply> | null
}

/** The newest of what readers say, below what it is about; leads to all of it, and to a word of one's own. */
export function Discussion({ about, first }: DiscussionProps) {
  if (!first) return null
  const { list, comment_num } = first
  return (
    <Card title={comment_num > 0 ? `大家说（${comment_num}）` : '大家说'}>
      {list.length === 0 && <p className="text-14 text-ink-3">还没有人说话。读完有什么想法，说给大家听听。</p>}
      <ul className="divide-y divide-line">
        {list.map((comment) => (
          <li key={comment.comment_id} className="py-12">
            <CommentWords comment={comment} />
          </li>
        ))}
      </ul>
      <div className="pt-12">
        <ButtonLink kind="secondary" wide to={discussionAddress(about)}>
          {list.length > 0 ? '看全部，说两句' : '说两句'}
        </ButtonLink>
      </div>
    </Card>
  )
}
