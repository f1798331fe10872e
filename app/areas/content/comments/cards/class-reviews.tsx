import { useCallback, useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { MeanStars, Stars } from '#kit/ui/stars.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { classCommentList, classComments } from '../contract.ts'
import { ReplyForm, ReviewForm } from '../parts/review-forms.tsx'
import { Standing } from './comment-words.tsx'

type Summary = CallOutput<typeof classComments>
type Review = Summary['list'][number]

interface ClassReviewsProps {
  classId: number
  first: Summary
}

/** What people say of a class: in sum, the newest, all of them; and a word of one's own. */
export function ClassReviews({ classId, first }: ClassReviewsProps) {
  const { summary, list, more, isLooking, refresh } = useReviews(classId, first)
  const [isWriting, setWriting] = useState(false)
  const [answered, setAnswered] = useState<Review>()
  const done = (words: string) => {
    setWriting(false)
    setAnswered(undefined)
    toast(words)
    refresh()
  }
  return (
    <Card
      title={`评价（${summary.comment_num}）`}
      aside={summary.comment_num > 0 ? <MeanStars mean={summary.score} votes={summary.comment_num} /> : undefined}
    >
      {list.length === 0 && <p className="text-14 text-ink-3">还没有人评价，听完说说您的感受吧。</p>}
      <ul className="divide-y divide-line">
        {list.map((comment) => (
          <OneReview key={comment.comment_id} comment={comment} onAnswer={() => setAnswered(comment)} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-12 not-empty:pt-12">
        {summary.may_comment === 1 && (
          <Button kind="secondary" size="small" onClick={() => setWriting(true)}>
            写评价
          </Button>
        )}
        {list.filter(({ state_desc }) => state_desc === '').length < summary.comment_num && (
          <Button kind="text" size="small" busy={isLooking} onClick={more}>
            查看更多评价
          </Button>
        )}
      </div>
      <Sheet open={isWriting} title="评价这门课" onClose={() => setWriting(false)}>
        <ReviewForm
          classId={classId}
          onDone={(isHeld) => done(isHeld ? '谢谢您的评价，审核后大家就能看到' : '谢谢您的评价')}
        />
      </Sheet>
      <Sheet
        open={answered !== undefined}
        title={`回复 ${answered?.user_name ?? ''}`}
        onClose={() => setAnswered(undefined)}
      >
        {answered && (
          <ReplyForm
            classId={classId}
            commentId={answered.comment_id}
            onDone={(isHeld) => done(isHeld ? '已回复，审核后大家就能看到' : '已回复')}
          />
        )}
      </Sheet>
    </Card>
  )
}

/** The newest at first, then page by page; anew once somebody signs in, or has said something. */
const useReviews = (classId: number, first: Summary) => {
  const signedIn = useSession()
  const [summary, setSummary] = useState(first)
  const [pages, setPages] = useState<readonly Review[]>([])
  const [page, setPage] = useState(0)
  const looking = useAct(classCommentList)
  const refresh = useCallback(() => {
    callApi(classComments, { class_id: classId }).then(
      (again) => {
        setSummary(again)
        setPages([])
        setPage(0)
      },
      () => undefined,
    )
  }, [classId])
  useEffect(() => {
    setSummary(first)
    if (signedIn !== null) refresh()
  }, [first, signedIn, refresh])
  const more = async () => {
    const found = await looking.run({ class_id: classId, page: page + 1 })
    if (!found) return
    setPages([...pages, ...found.list])
    setPage(page + 1)
  }
  return { summary, list: pages.length > 0 ? pages : summary.list, more, isLooking: looking.busy, refresh }
}

function OneReview({ comment, onAnswer }: { comment: Review; onAnswer: () => void }) {
  const { user_name, user_image, score, content, add_time, replies, reply_num } = comment
  return (
    <li className="flex gap-12 py-12">
      <Avatar src={user_image} size="small" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center justify-between gap-x-8 text-12 text-ink-3">
          <span className="text-14 text-ink-2">{user_name}</span>
          <span className="tabular-nums">{add_time.slice(0, 10)}</span>
        </p>
        <Stars value={score} />
        <p className="pt-4 text-14 break-words whitespace-pre-line">{content}</p>
        <Standing of={comment} />
        {replies.length > 0 && (
          <ul className="mt-8 space-y-6 rounded-8 bg-well px-12 py-8 text-14">
            {replies.map((reply) => (
              <li key={reply.reply_id} className="break-words">
                <span className="text-ink-2">{reply.user_name}：</span>
                {reply.content}
                <Standing of={reply} />
              </li>
            ))}
            {reply_num > replies.length && <li className="text-12 text-ink-3">共 {reply_num} 条回复</li>}
          </ul>
        )}
        {comment.state_desc === '' && (
          <div data-writes="" className="-ml-12 pt-4">
            <Button kind="text" size="small" onClick={onAnswer} aria-label={`回复${user_name}`}>
              回复
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
