import { lazy, Suspense, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { isOver } from '../rules.ts'

/** Whether there is something to say of an order: the button shows then alone. */
export const isReviewable = (stateId: string): boolean => isOver(stateId)

const ReviewSheet = lazy(async () => ({ default: (await import('../parts/review-sheet.tsx')).ReviewSheet }))

interface ReviewButtonProps {
  order: { order_id: string; state_id: string }
  size: 'small' | 'large'
}

/** Leads to what its buyer says of an order, once there is something to say. */
export function ReviewButton({ order: { order_id, state_id }, size }: ReviewButtonProps) {
  const [open, setOpen] = useState(false)
  if (!isReviewable(state_id)) return null
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        评价晒单
      </Button>
      <Suspense>{open && <ReviewSheet orderId={order_id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
