/** Without a touch for so many minutes the app asks for its PIN. */
export const PIN_MINUTES = 5
/** So many wrong PINs, and the password is asked for. */
export const PIN_TRIES = 5
/** Digits of a PIN. */
export const PIN_DIGITS = 4

/** Longest name of a device, in characters. */
export const MOST_LABEL = 20

/** By what devices may be sorted at the desk. */
export const deviceSorts = { seen: 'desc', bound: 'desc', unsent: 'desc' } as const

/** Where a device stands: in use, revoked and not heard of since, or wiped. */
export type DeviceState = 'on' | 'revoked' | 'wiped' | 'left'

/** The same in words. */
export const deviceWords: Readonly<Record<DeviceState, string>> = {
  on: '使用中',
  revoked: '已吊销，等它联网清除',
  wiped: '已清除',
  left: '已退出',
}

interface Standing {
  revokedAt: Date | null
  wipedAt: Date | null
  leftAt: Date | null
}

/** Where a device stands. */
export const deviceState = ({ revokedAt, wipedAt, leftAt }: Standing): DeviceState => {
  if (wipedAt) return 'wiped'
  if (revokedAt) return 'revoked'
  return leftAt ? 'left' : 'on'
}

/** Whether a PIN is one that nobody guesses at once: not four of a kind, not a row. */
export const isWeakPin = (pin: string): boolean =>
  /^(\d)\1+$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin)

/** Whether the app is to be locked: nobody has touched it for a while, or its clock went back since. */
export const isLocked = (touchedAt: number, now: number): boolean =>
  now < touchedAt - 60_000 || now - touchedAt >= PIN_MINUTES * 60_000
