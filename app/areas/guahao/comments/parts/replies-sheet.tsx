import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { addCommentReply, commentReplies } from '../contract.ts'
import type { CommentKind } from '../rules.ts'

const SIZE = 50

type Said = CallOutput<typeof commentReplies>['list'][number]

interface RepliesSheetProps {
  kind: CommentKind
  commentId: number
  onCount: (count: number) => void
  onClose: () => void
}

/** What others answered, and the line to answer oneself. */
export function RepliesSheet({ kind, commentId, onCount, onClose }: RepliesSheetProps) {
  const [replies, setReplies] = useState<readonly Said[] | 'loading' | 'failed'>('loading')
  const [answered, setAnswered] = useState<Said>()
  const [draft, setDraft] = useState('')
  const add = useAct(addCommentReply)

  const load = () =>
    callApi(commentReplies, { kind, comment_id: commentId, page_size: SIZE }).then(
      ({ list }) => setReplies(list),
      () => setReplies('failed'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is made anew for each comment
  useEffect(() => void load(), [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const done = await add.run({ kind, comment_id: commentId, reply_id: answered?.reply_id, content: draft })
    if (!done) return
    if (done.is_held === 1) toast('谢谢，医院看过后就会展示')
    setDraft('')
    setAnswered(undefined)
    onCount(done.reply_count)
    await load()
  }
  return (
    <Sheet open title="回复" onClose={onClose}>
      <ReplyList replies={replies} onAnswer={setAnswered} onRetry={load} />
      <form data-writes="" onSubmit={send} className="sticky bottom-0 bg-card pt-12">
        {add.error && (
          <p role="alert" className="pb-4 text-12 text-danger">
            {add.error.words}
          </p>
        )}
        <div className="flex gap-8">
          <input
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            maxLength={200}
            aria-label="我的回复"
            placeholder={answered ? `回复 ${answered.user_name}` : '友善地说点什么'}
            className="min-h-target min-w-0 grow rounded-full border border-line bg-card px-16 text-16 focus:border-accent-ink focus:outline-none"
          />
          <Button type="submit" disabled={draft.trim() === ''} busy={add.busy}>
            发送
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

interface ReplyListProps {
  replies: readonly Said[] | 'loading' | 'failed'
  onAnswer: (said: Said) => void
  onRetry: () => void
}

function ReplyList({ replies, onAnswer, onRetry }: ReplyListProps) {
  if (replies === 'loading') return <SkeletonList rows={2} />
  if (replies === 'failed')
    return (
      <p className="py-20 text-center text-14 text-ink-3">
        回复没有加载出来
        <Button kind="text" size="small" onClick={onRetry}>
          再试一次
        </Button>
      </p>
    )
  if (replies.length === 0) return <p className="py-20 text-center text-14 text-ink-3">还没有人回复</p>
  return (
    <ul className="divide-y divide-line">
      {replies.map((said) => (
        <li key={said.reply_id}>
          <button type="button" onClick={() => onAnswer(said)} className="block w-full py-12 text-left active:bg-well">
            <span className="flex justify-between gap-12 text-12 text-ink-3">
              <span className="flex flex-wrap items-center gap-6">
                {said.user_name}
                {said.reply_to !== null && ` 回复 ${said.reply_to_name}`}
                {said.is_official === 1 && <Tag tone="accent">{said.is_doctor === 1 ? '医生回复' : '医院回复'}</Tag>}
                {said.state_desc}
              </span>
              <span className="shrink-0 tabular-nums">{said.add_time.slice(0, 16)}</span>
            </span>
            <span className="block pt-4 text-14 break-words">{said.content}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
