import { useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { hideToast, useToast } from './toast.ts'

/** Where toasts appear, once for all pages. It joins the top layer, so an open dialog does not hide it. */
export function Toaster() {
  const { message, open = false } = useToast() ?? {}
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew for each message, above a dialog that came since
  useEffect(() => {
    ref.current?.hidePopover?.()
    if (open) ref.current?.showPopover?.()
  }, [message, open])
  return (
    <div
      ref={ref}
      popover="manual"
      role="status"
      className={classes(
        'rises fixed inset-0 m-auto h-fit w-fit rounded-12 bg-ink px-20 py-12 text-center whitespace-pre-line text-page',
        message?.link ? 'max-w-343 text-14' : 'max-w-280 text-16',
        open ? 'shown' : 'pointer-events-none',
      )}
    >
      {message?.picture && <img src={message.picture} alt="" className="mx-auto size-96" />}
      {message?.text}
      {message?.link && (
        <Link to={message.link.to} className="pl-12 font-medium underline" onClick={hideToast}>
          {message.link.text}
        </Link>
      )}
    </div>
  )
}
