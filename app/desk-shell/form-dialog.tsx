import { XIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useModal } from '#kit/ui/modal.ts'

interface FormDialogProps {
  open: boolean
  title: string
  children: ReactNode
  /** Stays at the bottom while the form scrolls: the button that sends it. */
  action: ReactNode
  onClose: () => void
}

/** A form over the page, in the middle of a wide screen; Escape and the cross close it, a click beside it does not lose it. */
export function FormDialog({ open, title, children, action, onClose }: FormDialogProps) {
  const ref = useModal(open)
  const id = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={open ? onClose : undefined}
      className="rises m-auto max-h-seen-90 w-full max-w-[480px] rounded-16 bg-card text-ink"
    >
      <div className="flex max-h-seen-90 flex-col">
        <div className="flex items-center justify-between pl-20">
          <h2 id={id} className="text-18 font-semibold">
            {title}
          </h2>
          <button
            type="button"
            aria-label="关闭"
            onClick={onClose}
            className="flex size-target items-center justify-center text-ink-3"
          >
            <XIcon />
          </button>
        </div>
        <div className="overflow-y-auto px-20 pb-16">{open && children}</div>
        <div className="border-t border-line px-20 py-12">{action}</div>
      </div>
    </dialog>
  )
}
