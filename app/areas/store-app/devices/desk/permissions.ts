import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with the phones of the store. */
export const permissions = {
  'store.work': { words: '用门店 App 核销', roles: ['admin', 'nurse', 'keeper'] },
  'store.devices': { words: '看和吊销门店设备', roles: ['admin', 'keeper'] },
} as const satisfies Permissions
