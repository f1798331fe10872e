import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { cancelRefundApply, platformIntervene } from '../contract.ts'

interface RefundActsProps {
  refund: { refund_id: string; button: readonly string[] }
  onDone: () => void
}

/** What a patient can do with a refund, beside sending goods back: withdraw it, or ask the platform. */
export function RefundActs({ refund: { refund_id, button }, onDone }: RefundActsProps) {
  const [asking, setAsking] = useState<'cancel' | 'intervene'>()
  const cancelling = useAct(cancelRefundApply)
  const close = () => setAsking(undefined)
  const cancel = async () => {
    const done = await cancelling.run({ refund_id })
    close()
    if (!done) return
    toast('已撤销')
    onDone()
  }
  return (
    <>
      {button.includes('cancel') && (
        <Button kind="secondary" onClick={() => setAsking('cancel')}>
          撤销申请
        </Button>
      )}
      {button.includes('intervene') && <Button onClick={() => setAsking('intervene')}>申请平台介入</Button>}
      <Dialog
        open={asking === 'cancel'}
        title="撤销退款申请？"
        confirmText="撤销"
        cancelText="再想想"
        busy={cancelling.busy}
        onCancel={close}
        onConfirm={cancel}
      >
        撤销后订单照常进行，需要时还可以再申请。
      </Dialog>
      <InterveneSheet
        refundId={refund_id}
        open={asking === 'intervene'}
        onClose={close}
        onDone={() => {
          close()
          onDone()
        }}
      />
    </>
  )
}

interface InterveneSheetProps {
  refundId: string
  open: boolean
  onClose: () => void
  onDone: () => void
}

function InterveneSheet({ refundId, open, onClose, onDone }: InterveneSheetProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const asking = useAct(platformIntervene)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim() === '' || !(await asking.run({ refund_id: refundId, reason: reason.trim() }))) return
    toast('已提交，平台会尽快核实')
    onDone()
  }
  const missing = tried && reason.trim() === '' ? '请写几句，平台才好核实' : undefined
  return (
    <Sheet open={open} title="申请平台介入" onClose={onClose}>
      <form onSubmit={submit} noValidate className="space-y-12">
        <p className="text-14 text-ink-2">平台会看申请、图片和商家的说法，7 天内给出结果。</p>
        <TextField
          label="为什么不同意商家的说法"
          rows={3}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={missing ?? asking.error?.words}
        />
        <Button type="submit" wide busy={asking.busy}>
          提交
        </Button>
      </form>
    </Sheet>
  )
}
