import { permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { bindDevice } from './commands/bind.ts'
import { endDevice, findOwnDevice } from './queries.ts'

export const handlers = permitted(contract, {
  async storeLogin(presented, ctx) {
    const bound = await bindDevice(ctx, presented)
    if (bound instanceof Refused) return bound
    const { account, hospitalId } = bound
    return {
      fid: bound.fid,
      access_token: bound.token,
      unit_user_id: account.id,
      staff_name: account.name,
      unit_id: hospitalId,
      unit_name: (await findHospital(ctx.db, hospitalId))?.name ?? '',
    }
  },

  async storeLogout({ fid }, ctx) {
    const device = await findOwnDevice(ctx.db, ctx.staff.staffId, fid)
    if (!device) return ctx.refuse('not-found')
    await ctx.transact(async (inside) => {
      const ended = await endDevice(inside.db, device.id, { leftAt: ctx.now })
      if (ended) await recordAct(inside, { act: 'store-device.leave', kind: 'store-device', id: device.id })
    })
    return {}
  },
})
