import { useState } from 'react'
import { REPORT_HOURS, reportReasons } from '#app/areas/guahao/comments/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { docsayCommentReport } from '../contract.ts'

/** Why a comment should not stand. */
export function ReportSheet({ commentId: comment_id, onClose }: { commentId: number; onClose: () => void }) {
  const [reason, setReason] = useState<string>(reportReasons[0])
  const report = useAct(docsayCommentReport)
  const send = async () => {
    if (!(await report.run({ comment_id, reason }))) return
    onClose()
    toast(`谢谢，我们会在 ${REPORT_HOURS} 小时内核实`)
  }
  return (
    <Sheet
      open
      title="举报这条评论"
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
