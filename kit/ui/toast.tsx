import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'

/** One passing message. */
interface Message {
  text: string
  link?: { text: string; to: string } | undefined
  /** Address of a picture above the words. */
  picture?: string | undefined
}

// The words stay while the box fades out.
let current: { message: Message; open: boolean } | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: typeof current) {
  current = next
  for (const listener of listeners) listener()
}

function hide() {
  clearTimeout(timer)
  if (current) show({ ...current, open: false })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says something in passing, for 2 s unless told otherwise; the next message takes the place of the last. */
export function toast(text: string, { ms = 2000, ...more }: { ms?: number } & Omit<Message, 'text'> = {}): void {
  clearTimeout(timer)
  show({ message: { text, ...more }, open: true })
  timer = setTimeout(hide, ms)
}

/** Where toasts appear: once, in the frame. It joins the top layer, so an open dialog does not hide it. */
export function Toaster() {
  const { message, open = false } =
    useSyncExternalStore(
      subscribe,
      () => current,
      () => undefined,
    ) ?? {}
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
        <Link to={message.link.to} className="pl-12 font-medium underline" onClick={hide}>
          {message.link.text}
        </Link>
      )}
    </div>
  )
}
