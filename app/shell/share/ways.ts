import { environmentOf } from '#kit/bridge/detect.ts'
import type { ShareOptions } from '#kit/bridge/share-options.ts'

/** Whether the browser has a list of apps to share with. */
export const hasSystemShare = (): boolean => 'share' in navigator

/** Whether one shares by the messaging app's own menu. */
export const isInMessenger = (): boolean => environmentOf(navigator.userAgent).isMessaging

/** Opens the browser's own list; false where nothing was shared: who closes the list has changed their mind. */
export const shareBySystem = async ({ title, desc, link }: ShareOptions): Promise<boolean> => {
  try {
    await navigator.share({ title, text: desc, url: link })
    return true
  } catch {
    return false
  }
}

/** Copies a text; false where the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromField(text)
  }
}

/** The old way, for webviews and addresses without TLS. In the dialog that is open: outside of it nothing takes the focus. */
const copyFromField = (text: string): boolean => {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  field.className = 'fixed opacity-0'
  const parent = document.querySelector('dialog[open]') ?? document.body
  parent.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
