import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'

interface ReasonDialogProps {
  title: string
  confirmText: string
  busy: boolean
  onClose: () => void
  onReason: (reason: string) => void
}

/** Asks why; the author reads it. */
export function ReasonDialog({ title, confirmText, busy, onClose, onReason }: ReasonDialogProps) {
  const confirm = (reason: string) => {
    if (reason.trim() === '') return toast('请写明原因，作者会看到')
    onReason(reason)
  }
  return (
    <Dialog
      open
      title={title}
      input={{ label: '原因', placeholder: '例如：第二段的剂量请核对' }}
      confirmText={confirmText}
      busy={busy}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
