import type { Permission } from '#app/areas/access/staff/rules.ts'
import { menus } from '#app/wings/menu.ts'
import { placeGroups } from './desk-menu.ts'

type GroupCode = keyof typeof placeGroups

const roomOf = (permission: string): string => permission.split('.')[0] ?? ''

/**
 * The group of the navigation to which a permission belongs: that of the place which it opens, or of a place that another permission
 * of the same room opens. Who looks for what somebody may do looks where it would be done.
 */
const groupOf = (permission: Permission): GroupCode =>
  menus.find(({ may }) => may === permission)?.group ??
  menus.find(({ may }) => typeof may === 'string' && roomOf(may) === roomOf(permission))?.group ??
  alone[permission] ??
  'system'

/** What opens no place of the desk: it is done on the page of another, or in the store's app. */
const alone: Partial<Record<Permission, GroupCode>> = {
  'hospital.notice': 'clinic',
  'hospital.rules': 'clinic',
  'months.close': 'money',
  'merchants.set': 'money',
  'merchants.approve': 'money',
  'payouts.run': 'money',
  'payouts.approve': 'money',
}

/** Permissions by where they are used, in the order of the navigation; the account, which everybody has, is not named. */
export const groupPermissions = <T>(
  all: readonly T[],
  permissionOf: (one: T) => Permission,
): { words: string; held: T[] }[] =>
  Object.entries(placeGroups)
    .map(([code, words]) => ({
      words,
      held: all.filter((one) => permissionOf(one) !== 'account' && groupOf(permissionOf(one)) === code),
    }))
    .filter(({ held }) => held.length > 0)
