import { XIcon } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { useModal } from './modal.ts'

interface SheetProps {
  open: boolean
  title: string
  children: ReactNode
  /** Stays at the bottom while the content scrolls: the one action. */
  action?: ReactNode
  /** It wants an answer: no cross, and a tap beside it does nothing. `onClose` is then the answer no. */
  mustAnswer?: boolean
  onClose: () => void
}

/** Something that rises from the bottom over the page; a tap beside it, Escape and the back gesture close it. */
export function Sheet({ open, title, children, action, mustAnswer = false, onClose }: SheetProps) {
  const ref = useModal(open)
  const id = useId()
  const closeBeside = (event: MouseEvent) => {
    if (!mustAnswer && event.target === event.currentTarget) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={open ? onClose : undefined}
      onClick={closeBeside}
      className="rises [--rise:120] mx-auto mt-auto mb-0 max-h-seen-85 w-full max-w-column overflow-visible rounded-t-16 bg-card text-ink"
    >
      <div className="flex max-h-seen-85 flex-col">
        <div className="flex min-h-target items-center justify-between pl-16">
          <h2 id={id} className="text-18 font-semibold">
            {title}
          </h2>
          {!mustAnswer && (
            <button
              type="button"
              aria-label="关闭"
              onClick={onClose}
              className="flex size-target items-center justify-center text-ink-3"
            >
              <XIcon />
            </button>
          )}
        </div>
        <div className="overflow-y-auto overscroll-contain px-16 pb-16">{children}</div>
        {action && <div className="border-t border-line px-16 pt-8 *:w-full">{action}</div>}
        <div className="pb-safe" />
      </div>
    </dialog>
  )
}
