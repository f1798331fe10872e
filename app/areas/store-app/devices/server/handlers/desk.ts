import { exportList, permitted, recordDone } from '#app/areas/access/staff/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { deviceState, deviceWords } from '../../rules.ts'
import { asDevice, deviceColumns } from '../present.ts'
import { endDevice, findDeviceOf, listDevices } from '../queries.ts'

export const handlers = permitted(contract, {
  async deskStoreDevices(asked, { db, staff }) {
    return paged(await listDevices(db, staff.hospitalId, asked).page(asked), asDevice)
  },

  async deskStoreDevicesExport(asked, ctx) {
    const { upTo } = listDevices(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asDevice)
    return (await exportList(ctx, { title: '门店设备', rows, columns: deviceColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskStoreDeviceRevoke({ device_id, reason }, ctx) {
    const device = await findDeviceOf(ctx.db, ctx.staff.hospitalId, device_id)
    if (!device) return ctx.refuse('not-found')
    const after = { revokedWhy: reason }
    const act = { act: 'store-device.revoke', kind: 'store-device', id: device_id, after } as const
    const ended = await recordDone(ctx, act, ({ db, now }) => endDevice(db, device_id, { revokedAt: now, ...after }))
    if (!ended) return ctx.refuse('gone', { state: deviceWords[deviceState(device)] })
    return { device_id, unsent_num: ended.unsentCount }
  },
})
