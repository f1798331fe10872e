import { useState } from 'react'
import { reportReasons } from '#app/areas/guahao/comments/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { reportReview } from '../contract.ts'

type Reason = (typeof reportReasons)[number]

interface ReportReviewProps {
  /** As a comment of goods … */
  commentId?: number
  /** … or as an entry of the order show. */
  orderId?: string
}

/** A button to say that what a buyer wrote should not stand, and why. */
export function ReportReview({ commentId: comment_id, orderId: order_id }: ReportReviewProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<Reason>(reportReasons[0])
  const report = useAct(reportReview)
  const send = async () => {
    if (!(await report.run({ comment_id, order_id, reason }))) return
    setOpen(false)
    toast('谢谢，我们会尽快核实')
  }
  return (
    <>
      <button
        type="button"
        className="min-h-target min-w-target px-8 text-12 text-ink-3 active:opacity-70"
        onClick={() => setOpen(true)}
      >
        举报
      </button>
      {isOpen && (
        <Sheet
          open
          title="举报这条评价"
          onClose={() => setOpen(false)}
          action={
            <Button busy={report.busy} onClick={send}>
              提交举报
            </Button>
          }
        >
          <Choice
            legend="它有什么问题？"
            name="reason"
            options={reportReasons.map((text) => ({ value: text, title: text }))}
            value={reason}
            onChange={(value) => setReason(value as Reason)}
            error={report.error?.words}
          />
        </Sheet>
      )}
    </>
  )
}
