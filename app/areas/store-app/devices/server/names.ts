import type { RowNamers } from '#kit/db/row-names.ts'
import { storeAppDevices as devices } from './tables.ts'

/** What phones of the store are called. */
export const names = {
  'store-device': { id: devices.id, name: devices.label },
} satisfies RowNamers
