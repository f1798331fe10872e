import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { WireError } from '#kit/wire/errors.ts'
import { invoiceFile } from '../contract.ts'

interface PaperButtonProps {
  orderId: string
  number: string
  /** Among other rows: small, and without the main action's look. */
  small?: boolean
}

/** Opens the PDF of an invoice. Its address is asked for anew each time: it is good for an hour. */
export function PaperButton({ orderId, number, small = false }: PaperButtonProps) {
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      location.assign((await callApi(invoiceFile, { order_id: orderId, number })).url)
    } catch (thrown) {
      toast(thrown instanceof WireError ? thrown.words : '没有打开，请再试一次')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind={small ? 'text' : 'primary'} size={small ? 'small' : 'large'} busy={busy} onClick={open}>
      {small ? '打开' : '查看发票 PDF'}
    </Button>
  )
}
