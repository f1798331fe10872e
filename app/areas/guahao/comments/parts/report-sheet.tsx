import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { checkReport, reportComment } from '../contract.ts'
import { type CommentKind, reportReasons } from '../rules.ts'

interface ReportSheetProps {
  kind: CommentKind
  commentId: number
  onClose: () => void
}

/** Why a comment should not stand. */
export function ReportSheet({ kind, commentId, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState<string>(reportReasons[0])
  const report = useAct(reportComment)
  // Whoever reported it before has nothing to fill in.
  const isReported = useOwnAnswer(checkReport, { kind, comment_id: commentId }).answer?.is_reported === 1
  const send = async () => {
    if (!(await report.run({ kind, comment_id: commentId, reason }))) return
    onClose()
    toast('谢谢，我们会尽快核实')
  }
  if (isReported)
    return (
      <Sheet open title="举报这条评价" onClose={onClose} action={<Button onClick={onClose}>知道了</Button>}>
        <p className="py-12 text-16">您已经举报过这条评价，我们会尽快核实。核实后不合适的评价会撤下。</p>
      </Sheet>
    )
  return (
    <Sheet
      open
      title="举报这条评价"
      onClose={onClose}
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
        onChange={setReason}
        error={report.error?.words}
      />
    </Sheet>
  )
}
