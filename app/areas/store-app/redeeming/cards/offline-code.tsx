import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { storeOfflineCode } from '../contract.ts'

/** For a store without a net: the signed form of the patient's code, which proves itself. */
export function OfflineCode({ orderId }: { orderId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<CallOutput<typeof storeOfflineCode>>()
  const [words, setWords] = useState<string>()
  const show = async () => {
    setOpen(true)
    setWords(undefined)
    try {
      setMade(await callApi(storeOfflineCode, { order_id: orderId }))
    } catch (error) {
      if (!(error instanceof WireError)) throw error
      setWords(error.words)
    }
  }
  return (
    <>
      <Button kind="text" size="small" onClick={show}>
        门店没有网？出示离线码
      </Button>
      <Sheet open={isOpen} title="离线码" onClose={() => setOpen(false)}>
        <div className="flex flex-col items-center gap-12 p-16">
          {words ? (
            <p role="alert" className="text-14 text-danger">
              {words}
            </p>
          ) : (
            <>
              <div className="w-240 max-w-full">
                <QrCode text={made?.text} alt="离线核销码" />
              </div>
              <p className="text-center text-14 text-balance text-ink-2">
                没有网的门店也能验出真假。只能用一次，截图给别人等于把码给了别人。
                {made && `${made.expire_time.slice(0, 16)} 前有效。`}
              </p>
            </>
          )}
        </div>
      </Sheet>
    </>
  )
}
