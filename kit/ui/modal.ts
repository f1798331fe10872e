import { type RefObject, useEffect, useRef } from 'react'

let openCount = 0

/** What lies behind a modal does not scroll; gives it back when called. */
export const holdBehind = (): (() => void) => {
  const { dataset } = document.documentElement
  openCount += 1
  dataset.behindModal = ''
  return () => {
    openCount -= 1
    if (openCount === 0) delete dataset.behindModal
  }
}

/** Keeps a native `<dialog>` open as a modal for as long as `open` says so. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open) dialog?.close()
    return open ? holdBehind() : undefined
  }, [open])
  return ref
}
