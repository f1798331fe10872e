import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { id, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { deviceSorts } from '../rules.ts'

const row = z.object({
  device_id: z.int(),
  name: z.string(),
  staff_name: z.string(),
  state: z.enum(['on', 'revoked', 'wiped', 'left']),
  state_desc: z.string(),
  bind_time: time(),
  /** Its last contact; null where it had none. */
  seen_time: time().nullable(),
  /** Codes that it said it has not sent, and since when the oldest waits. */
  unsent_num: z.int(),
  unsent_since: time().nullable(),
  /** So many seconds its clock was ahead of ours; below 0 it was behind. */
  clock_off: z.int(),
})

const asked = { state: maybe(z.enum(['on', 'off'])), ...listing(deviceSorts) }

export const deskStoreDevices = call({
  method: 'GET',
  path: '/desk/store/devices',
  summary: 'Page through the phones on which the store’s staff are signed in, and those that are over',
  owner: 'self',
  staff: true,
  may: 'store.devices',
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskStoreDevicesExport = exportOf(deskStoreDevices, asked)

export const deskStoreDeviceRevoke = call({
  method: 'POST',
  path: '/desk/store/devices/{device_id}/revoke',
  summary: 'Revoke a device that is lost: it opens nothing any more, and wipes itself at its next contact',
  owner: { device_id: 'device of the store' },
  staff: true,
  may: 'store.devices',
  input: z.object({ device_id: id(), reason: text(60) }),
  output: z.object({ device_id: z.int(), unsent_num: z.int() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这台设备，请刷新', gone: '这台设备{state}，不用再吊销' },
})
