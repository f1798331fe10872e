import { useState } from 'react'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskPrescriptionApprove, type deskPrescriptionLook, deskPrescriptionRefuse } from '../contract.ts'
import { PrescriptionFacts } from './prescription-facts.tsx'

/** A prescription as its pharmacist sees it. */
export type LookedAt = CallOutput<typeof deskPrescriptionLook>

interface ReviewDialogProps {
  seen: LookedAt
  /** Nobody has decided about it. */
  isWaiting: boolean
  onClose: () => void
  onDecided: () => void
}

/** One prescription with all that a pharmacist needs to know, and what they decide. */
export function ReviewDialog({ seen, isWaiting, onClose, onDecided }: ReviewDialogProps) {
  const { prescription_id, buy_num } = seen
  const approve = useAct(deskPrescriptionApprove, { hideToast: true })
  const refuse = useAct(deskPrescriptionRefuse, { hideToast: true })
  const [pieces, setPieces] = useState(buy_num)
  const [reason, setReason] = useState<string>()
  const [fault, setFault] = useState<string>()
  const pass = async () => {
    if (!(await approve.run({ prescription_id, buy_num: pieces }))) return
    toast('已通过，患者会收到消息')
    onDecided()
  }
  const sendBack = async () => {
    if (!reason?.trim()) return setFault('请写明原因，患者会看到')
    if (!(await refuse.run({ prescription_id, reason }))) return
    toast('已退回，患者会收到原因')
    onDecided()
  }
  const error = approve.error ?? refuse.error
  return (
    <FormDialog
      open
      title={isWaiting ? '审核处方' : '处方'}
      onClose={onClose}
      action={
        !isWaiting ? (
          <Button wide kind="secondary" onClick={onClose}>
            关闭
          </Button>
        ) : reason === undefined ? (
          <div className="flex gap-12 *:flex-1">
            <Button kind="secondary" onClick={() => setReason('')}>
              退回
            </Button>
            <Button busy={approve.busy} onClick={pass}>
              通过
            </Button>
          </div>
        ) : (
          <div className="flex gap-12 *:flex-1">
            <Button kind="secondary" onClick={() => setReason(undefined)}>
              返回
            </Button>
            <Button kind="danger" busy={refuse.busy} onClick={sendBack}>
              确认退回
            </Button>
          </div>
        )
      }
    >
      <div className="space-y-16">
        <PrescriptionFacts seen={seen} />
        {isWaiting && seen.may_change === 1 && reason === undefined && (
          <Select
            label="批准数量"
            hint="按处方上写的数量，不能超过患者要的数量"
            value={String(pieces)}
            onChange={(event) => setPieces(Number(event.target.value))}
            options={Array.from({ length: buy_num }, (_, at) => ({ value: String(at + 1), text: `${at + 1} 件` }))}
          />
        )}
        {reason !== undefined && (
          <TextField
            label="退回原因"
            rows={2}
            maxLength={100}
            value={reason}
            error={fault}
            placeholder="例如：处方照片看不清，请重新拍摄"
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {error && <Notice tone="danger">{error.words}</Notice>}
      </div>
    </FormDialog>
  )
}
