import { localItems } from '#kit/store/stored-items.ts'

/** Under this name the browser keeps which invitations it has shown as somebody's own: who registers on the same device invites themselves. */
const NAME = 'invites_shown_here'
const KEPT_HOURS = 24 * 92
const MOST_KEPT = 30

const read = (): string[] => {
  const kept = localItems.read<unknown>(NAME)
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
}

/** This device shows an invitation as its reader's own. */
export const noteOwnInvite = (shareId: string): void => {
  const before = read()
  if (!before.includes(shareId)) localItems.keep(NAME, [shareId, ...before].slice(0, MOST_KEPT), KEPT_HOURS)
}

/** Whether this device has shown that invitation as somebody's own. */
export const isOwnInvite = (shareId: string): boolean => read().includes(shareId)
