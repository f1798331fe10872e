import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'

/** A key that was made just now. */
export interface Shown {
  name: string
  key: string
}

/** Shows a new key this once, until it has been taken over. */
export function ShownKey({ shown, onClose }: { shown: Shown | undefined; onClose: () => void }) {
  const copy = async () => {
    if (!shown) return
    await navigator.clipboard?.writeText(shown.key)
    toast('已复制')
    onClose()
  }
  return (
    <Dialog
      open={shown !== undefined}
      title={`${shown?.name ?? ''} 的密钥`}
      cancelText="我存好了"
      confirmText="复制"
      onCancel={onClose}
      onConfirm={copy}
    >
      <p>只显示这一次，关掉就再也看不到。请放进对方系统的密钥库，不要写进代码、发进群里。</p>
      <p className="pt-12 text-16 font-semibold break-all text-ink select-all">{shown?.key}</p>
    </Dialog>
  )
}
