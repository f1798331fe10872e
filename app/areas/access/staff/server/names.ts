import type { RowNamers } from '#kit/db/row-names.ts'
import { accessStaffRequests as requests, accessStaffRoles as roles, accessStaff as staff } from './tables.ts'

/** What accounts, roles and requests of staff are called. */
export const names = {
  staff: { id: staff.id, name: staff.name },
  role: { id: roles.id, name: roles.name },
  request: { id: requests.id, name: requests.subject },
} satisfies RowNamers
