import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Button } from '#kit/ui/button.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskReviewReportDismiss, deskReviewReportTake, deskReviewShow, type deskReviews } from '../contract.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

interface ReviewActsProps {
  review: CallOutput<typeof deskReviews>['list'][number]
  onDone: () => void
}

/** What may be done about a review where it stands. */
export function ReviewActs({ review, onDone }: ReviewActsProps) {
  const { order_id, state, answer, report_reasons, owner_name } = review
  const [open, setOpen] = useState<'refuse' | 'hide' | 'answer'>()
  const close = () => setOpen(undefined)
  const dialog = {
    orderId: order_id,
    onClose: close,
    onSaved: () => {
      close()
      onDone()
    },
  }
  return (
    <div className="flex flex-wrap items-center gap-8">
      {(state === 'waiting' || state === 'hidden') && (
        <ActButton call={deskReviewShow} input={{ order_id }} kind="primary" said={() => '已展示'} onDone={onDone}>
          展示
        </ActButton>
      )}
      {state === 'waiting' && <Press onPress={() => setOpen('refuse')}>退回</Press>}
      {state === 'shown' && <Press onPress={() => setOpen('answer')}>{answer ? '改回复' : '回复'}</Press>}
      {state === 'shown' && <Press onPress={() => setOpen('hide')}>隐藏</Press>}
      {report_reasons.length > 0 && (
        <>
          <ActButton call={deskReviewReportTake} input={{ order_id }} said={() => '由您处理'} onDone={onDone}>
            {owner_name ? '转给我' : '我来处理'}
          </ActButton>
          <ActButton
            call={deskReviewReportDismiss}
            input={{ order_id }}
            confirm={{ title: '举报不属实？', text: '评价会继续展示，举报的人会收到结果。', yes: '不属实' }}
            said={() => '已告诉举报的人'}
            onDone={onDone}
          >
            不属实
          </ActButton>
        </>
      )}
      {open === 'refuse' && <RefuseDialog {...dialog} />}
      {open === 'hide' && <HideDialog {...dialog} />}
      {open === 'answer' && <AnswerDialog {...dialog} answer={answer} />}
    </div>
  )
}

const Press = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <Button kind="secondary" size="small" onClick={onPress}>
    {children}
  </Button>
)
