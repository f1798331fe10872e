import { useEffect, useState } from 'react'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { ShowCard, type ShowSeen } from '../cards/show-card.tsx'
import { getOrderShowDetail } from '../contract.ts'
import { ReviewForm } from './review-form.tsx'
import { Survey } from './survey.tsx'

/** What somebody said of their order, or the form in which they say it; then the survey. */
export function ReviewSheet({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const [review, setReview] = useState<ShowSeen | 'loading' | 'none' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    setReview('loading')
    callApi(getOrderShowDetail, { order_id: orderId }).then(setReview, (thrown) =>
      setReview(thrown instanceof RefusedError ? 'none' : 'failed'),
    )
  }, [orderId, tries])
  const isOpen = review === 'none' || (typeof review === 'object' && review.state === 'refused')
  return (
    <Sheet open title="评价晒单" onClose={onClose}>
      <div className="space-y-16">
        {review === 'loading' && <SkeletonList rows={1} />}
        {review === 'failed' && <Trouble title="没有加载出来" onRetry={() => setTries(tries + 1)} />}
        {typeof review === 'object' && review.state === 'refused' && (
          <Notice tone="warning">上次的评价没有展示：{review.says}。改好可以再提交。</Notice>
        )}
        {isOpen && <ReviewForm orderId={orderId} before={review} onDone={setReview} />}
        {typeof review === 'object' && review.state !== 'refused' && (
          <>
            {review.state === 'waiting' && <Notice>已经收到，审核通过后会展示给大家。</Notice>}
            <ShowCard show={review} />
            <Survey orderId={orderId} />
          </>
        )}
      </div>
    </Sheet>
  )
}
