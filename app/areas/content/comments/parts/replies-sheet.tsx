import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { type Comment, CommentWords } from '../cards/comment-words.tsx'
import type { DiscussionOf } from '../cards/discussion-address.ts'
import { docsayCommentCreate, docsayReply } from '../contract.ts'
import { MOST_CHARACTERS, PAGE_SIZE } from '../rules.ts'
import { CommentActions } from './comment-actions.tsx'

interface RepliesSheetProps {
  about: DiscussionOf
  comment: Comment
  onClose: () => void
}

/** What others answered to a comment, and the line to answer oneself. */
export function RepliesSheet({ about, comment, onClose }: RepliesSheetProps) {
  const { replies, isWhole, load, more } = useReplies(about, comment.comment_id)
  const [answered, setAnswered] = useState<Comment>()
  const [draft, setDraft] = useState('')
  const create = useAct(docsayCommentCreate)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { kind, id } = about
    const comment_id = answered?.comment_id ?? comment.comment_id
    const done = await create.run({ kind, id, comment_id, content: draft })
    if (!done) return
    toast(done.is_held === 1 ? '谢谢，审核后大家就能看到' : '已回复')
    setDraft('')
    setAnswered(undefined)
    load()
  }
  return (
    <Sheet open title={`${comment.user_name || '这条评论'}的回复`} onClose={onClose}>
      {replies === 'failed' && (
        <p className="py-20 text-center text-14 text-ink-3">
          回复没有加载出来
          <Button kind="text" size="small" onClick={load}>
            再试一次
          </Button>
        </p>
      )}
      {replies === 'loading' && <SkeletonList rows={2} />}
      {typeof replies !== 'string' && (
        <ul className="divide-y divide-line">
          {replies.length === 0 && <li className="py-20 text-center text-14 text-ink-3">还没有人回复</li>}
          {replies.map((reply) => (
            <li key={reply.comment_id} className="py-12">
              <CommentWords comment={reply} />
              <CommentActions comment={reply} answerText="回复" onAnswer={() => setAnswered(reply)} onDeleted={load} />
            </li>
          ))}
          {!isWhole && (
            <li className="py-8 text-center">
              <Button kind="text" size="small" onClick={more}>
                更多回复
              </Button>
            </li>
          )}
        </ul>
      )}
      {comment.state === 'shown' && (
        <form onSubmit={send} className="sticky bottom-0 bg-card pt-12">
          {create.error && <p className="pb-4 text-12 text-danger">{create.error.words}</p>}
          <div className="flex gap-8">
            <input
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              maxLength={MOST_CHARACTERS}
              aria-label="我的回复"
              placeholder={answered ? `回复 ${answered.user_name}` : '友善地说点什么'}
              className="min-h-target min-w-0 grow rounded-full border border-line bg-card px-16 text-16 focus:border-accent-ink focus:outline-none"
            />
            <Button type="submit" disabled={draft.trim() === ''} busy={create.busy}>
              发送
            </Button>
          </div>
        </form>
      )}
    </Sheet>
  )
}

/** The replies below a comment, the oldest first, page by page. */
const useReplies = ({ kind, id }: DiscussionOf, comment_id: number) => {
  const [replies, setReplies] = useState<readonly Comment[] | 'loading' | 'failed'>('loading')
  const [page, setPage] = useState(1)
  const [isWhole, setWhole] = useState(true)
  const fetchPages = (most: number) =>
    Promise.all(
      Array.from({ length: most }, (_, at) => callApi(docsayReply, { kind, id, comment_id, page: at + 1 })),
    ).then(
      (pages) => {
        setReplies(pages.flatMap(({ list }) => list))
        setPage(most)
        setWhole((pages[pages.length - 1]?.list.length ?? 0) < PAGE_SIZE)
      },
      () => setReplies('failed'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is made anew for each comment
  useEffect(() => void fetchPages(1), [])
  return {
    replies,
    isWhole,
    load: () => void fetchPages(page),
    more: () => void fetchPages(page + 1),
  }
}
