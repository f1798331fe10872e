import { useSyncExternalStore } from 'react'

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

/** Takes away what is being said. */
export function hideToast() {
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
  timer = setTimeout(hideToast, ms)
}

/** What is being said, or was said last and fades out. */
export const useToast = (): typeof current =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
