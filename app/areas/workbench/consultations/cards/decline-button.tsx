import { useState } from 'react'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchDecline } from '../contract.ts'

const reasons = ['需要线下面诊', '不属于我的专业，请换科室', '资料不全，无法判断', '当前时间无法接诊']

/** Declines a consultation with a reason that its patient reads; their money goes back. */
export function DeclineButton({ consultationId, onDone }: { consultationId: string; onDone: () => void }) {
  const decline = useAct(benchDecline)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const run = async () => {
    if (!(await decline.run({ ask_id: consultationId, reason }))) return
    setOpen(false)
    toast('已退回，费用会原路退给患者')
    onDone()
  }
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        退回
      </Button>
      <FormDialog
        open={isOpen}
        title="退回这次问诊"
        onClose={() => setOpen(false)}
        action={
          <Button kind="danger" wide busy={decline.busy} disabled={reason.trim() === ''} onClick={run}>
            退回并全额退款
          </Button>
        }
      >
        <div className="space-y-12">
          <Field
            label="原因（患者会看到）"
            value={reason}
            maxLength={100}
            error={decline.error?.words}
            onChange={(event) => setReason(event.target.value)}
            required
          />
          <div className="flex flex-wrap gap-8">
            {reasons.map((one) => (
              <Button key={one} kind="secondary" size="small" onClick={() => setReason(one)}>
                {one}
              </Button>
            ))}
          </div>
        </div>
      </FormDialog>
    </>
  )
}
