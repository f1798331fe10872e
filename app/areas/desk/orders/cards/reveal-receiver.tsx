import { type ReactNode, useState } from 'react'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'

interface Receiver {
  name: string
  mobile: string
  full_address: string
}

interface RevealReceiverProps<R> {
  title?: string
  busy: boolean
  /** Asks for it; the audit says who did. */
  ask: () => Promise<R | undefined>
  /** What stands above where it goes. */
  before?: (reply: R) => { name: string; value: ReactNode }[]
}

/** Opens to whom a parcel goes, which lists show masked. */
export function RevealReceiver<R extends { receiver: Receiver | null }>({
  title = '收货信息',
  busy,
  ask,
  before,
}: RevealReceiverProps<R>) {
  const [shown, setShown] = useState<R>()
  const close = () => setShown(undefined)
  const { receiver } = shown ?? {}
  return (
    <span className="inline-block py-6 print:hidden">
      <Button kind="text" size="small" busy={busy} onClick={async () => setShown(await ask())}>
        查看完整信息
      </Button>
      {shown && (
        <FormDialog
          open
          title={title}
          onClose={close}
          action={
            <Button wide onClick={close}>
              看好了
            </Button>
          }
        >
          <Facts
            facts={[
              ...(before?.(shown) ?? []),
              ...(receiver
                ? [
                    { name: '收货人', value: receiver.name },
                    { name: '收货手机', value: receiver.mobile },
                    { name: '地址', value: receiver.full_address },
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
