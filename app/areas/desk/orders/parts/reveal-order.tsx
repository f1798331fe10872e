import { useState } from 'react'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskOrderReveal } from '../contract.ts'

/** Opens who bought an order and where it goes; the audit says who looked. */
export function RevealOrder({ orderId: order_id }: { orderId: string }) {
  const reveal = useAct(deskOrderReveal)
  const [shown, setShown] = useState<CallOutput<typeof deskOrderReveal>>()
  const close = () => setShown(undefined)
  return (
    <span className="print:hidden">
      <Button
        kind="text"
        size="small"
        busy={reveal.busy}
        onClick={async () => setShown(await reveal.run({ order_id }))}
      >
        查看完整信息
      </Button>
      {shown && (
        <FormDialog
          open
          title="买家和收货"
          onClose={close}
          action={
            <Button wide onClick={close}>
              看好了
            </Button>
          }
        >
          <Facts
            facts={[
              { name: '买家手机', value: <a href={`tel:${shown.buyer_mobile}`}>{shown.buyer_mobile}</a> },
              ...(shown.receiver
                ? [
                    { name: '收货人', value: shown.receiver.name },
                    { name: '收货手机', value: shown.receiver.mobile },
                    { name: '地址', value: shown.receiver.full_address },
                  ]
                : []),
            ]}
          />
          <p className="pt-12 text-12 text-ink-3">查看已记入操作记录。</p>
        </FormDialog>
      )}
    </span>
  )
}
