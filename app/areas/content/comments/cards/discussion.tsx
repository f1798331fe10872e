import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { docsayReply } from '../contract.ts'
import { discussionWords } from '../rules.ts'
import { CommentWords } from './comment-words.tsx'
import { type DiscussionOf, discussionAddress } from './discussion-address.ts'

export interface DiscussionProps {
  about: DiscussionOf
  /** The newest of what everybody reads; null shows nothing. */
  first: CallOutput<typeof docsayReply> | null
}

/** The newest of what others say, below what it is about; leads to all of it, and to a word of one's own. */
export function Discussion({ about, first }: DiscussionProps) {
  if (!first) return null
  const { list, comment_num } = first
  const { title, none, say } = discussionWords[about.kind]
  return (
    <Card title={comment_num > 0 ? `${title}（${comment_num}）` : title}>
      {list.length === 0 && <p className="text-14 text-ink-3">{none}</p>}
      <ul className="divide-y divide-line">
        {list.map((comment) => (
          <li key={comment.comment_id} className="py-12">
            <CommentWords comment={comment} />
          </li>
        ))}
      </ul>
      <div className="pt-12">
        <ButtonLink kind="secondary" wide to={discussionAddress(about)}>
          {list.length > 0 ? `看全部，${say}` : say}
        </ButtonLink>
      </div>
    </Card>
  )
}
