import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { useModal } from './modal.ts'

interface DialogProps {
  open: boolean
  title: string
  children?: ReactNode
  /** A line of text to be entered; `onConfirm` receives it. */
  input?: { label: string; placeholder?: string | undefined; defaultValue?: string | undefined } | undefined
  cancelText?: string | undefined
  confirmText?: string | undefined
  /** What is confirmed cannot be undone. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  onCancel: () => void
  onConfirm: (text: string) => void
}

/** A question that must be answered before anything else; Escape and the back gesture cancel. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    children,
    input,
    cancelText = '取消',
    confirmText = '确定',
    danger,
    busy,
    onCancel,
    onConfirm,
  } = props
  const ref = useModal(open)
  const id = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={open ? onCancel : undefined}
      className="rises m-auto w-300 rounded-16 bg-card p-20 text-ink"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(String(new FormData(event.currentTarget).get('text') ?? ''))
        }}
      >
        <h2 id={id} className="text-center text-18 font-semibold">
          {title}
        </h2>
        {children && <div className="pt-8 text-center text-14 text-ink-2">{children}</div>}
        {input && (
          <input
            name="text"
            aria-label={input.label}
            placeholder={input.placeholder}
            defaultValue={input.defaultValue}
            className="mt-16 min-h-target w-full rounded-8 border border-line bg-card px-12 text-16 focus:border-accent-ink focus:outline-none"
          />
        )}
        <div className="flex gap-12 pt-20 *:flex-1">
          <Button kind="secondary" onClick={onCancel}>
            {cancelText}
          </Button>
          <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy}>
            {confirmText}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
