import { type RefObject, useEffect, useRef } from 'react'

/** Keeps a native `<dialog>` open as a modal for as long as `open` says so. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open) dialog?.close()
  }, [open])
  return ref
}
