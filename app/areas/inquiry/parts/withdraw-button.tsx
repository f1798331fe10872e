import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type inquiryRequest, inquiryWithdraw } from '../contract.ts'
import { FaultLine } from './fault-line.tsx'

/** Withdraws an inquiry, once it was said what comes back. */
export function WithdrawButton({
  inquiry: { request_id, back_amount },
  onDone,
}: {
  inquiry: CallOutput<typeof inquiryRequest>
  onDone: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useAct(inquiryWithdraw, { hideToast: true })
  const withdraw = async () => {
    setAsking(false)
    if (!(await withdrawing.run({ request_id }))) return
    toast('已撤回')
    onDone()
  }
  return (
    <>
      <FaultLine words={withdrawing.error?.words} />
      <Button kind="text" wide busy={withdrawing.busy} onClick={() => setAsking(true)}>
        撤回这次询价
      </Button>
      <Dialog
        open={isAsking}
        title="撤回这次询价？"
        confirmText="撤回"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={withdraw}
      >
        {back_amount === '0.00' ? '现在撤回没有款项可退。' : `现在撤回，退回 ${yuanText(back_amount)}，原路到账。`}
        撤回后，海外医院马上看不到您的资料，邀请函也会作废。
      </Dialog>
    </>
  )
}
