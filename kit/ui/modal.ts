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
    if (!open) return dialog?.close()
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    const giveBack = holdBehind()
    return () => {
      giveBack()
      giveFocusBack(opener)
    }
  }, [open])
  return ref
}

/** A dialog that is taken away before it is closed takes the focus with it: the browser gives back only what `close` ended. */
const giveFocusBack = (opener: Element | null) => {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
}
