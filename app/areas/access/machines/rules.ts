import { machineScopes, type Permission } from '#app/areas/access/staff/rules.ts'
import type { CallSpec } from '#kit/wire/call.ts'

/** Where staff keep the keys of their programs. */
export const KEYS_PATH = '/desk/machine-keys'

/** What a key begins with: who finds one lying about knows what it is, and scanners of code do too. */
export const KEY_MARK = 'yk_'

/** As many keys as a hospital has at once. */
export const MOST_KEYS = 50

/** For how long a key may be good, in days. */
export const lifetimes = [30, 90, 180, 365] as const

/** For how many hours the former key may stay good while programs change over; 0: not at all. */
export const OVERLAP_HOURS = { usual: 24, most: 168 } as const

/** Days before its end from which a key asks to be rotated. */
export const SOON_DAYS = 14

/** How a key stands, in words. */
export const keyStates = { on: '有效', soon: '快到期', expired: '已过期', ended: '已停用' } as const
/** How a key stands. */
export type KeyState = keyof typeof keyStates

/** How a key stands at a time. */
export const keyStateAt = (
  { expiresAt, endedAt }: { expiresAt: Date; endedAt: Date | null },
  now: Date,
  soon: Date,
): KeyState => {
  if (endedAt !== null) return 'ended'
  if (expiresAt <= now) return 'expired'
  return expiresAt <= soon ? 'soon' : 'on'
}

/** What of a call says whether a program may ask it. */
export type AskedByProgram = Partial<Pick<CallSpec, 'staff' | 'store' | 'people' | 'method' | 'mutatingGet'>> & {
  may?: unknown
}

/** The scope by which a program may ask a call of the desk; undefined where none may. */
export const machineScopeOf = (call: AskedByProgram): Permission | undefined =>
  call.staff && !call.store && !call.people ? machineScopes.find((scope) => scope === call.may) : undefined

/** Whether a call changes something. */
export const isActing = ({ method, mutatingGet }: Partial<Pick<CallSpec, 'method' | 'mutatingGet'>>): boolean =>
  method !== 'GET' || mutatingGet === true
