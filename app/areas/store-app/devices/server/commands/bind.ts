import { randomBytes } from 'node:crypto'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { nextDue } from '#app/areas/access/staff/rules.ts'
import { findStaffAt, findStanding, identify, noteEntered, recordActOf } from '#app/areas/access/staff/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { findDevice, insertDevice, rebindDevice } from '../queries.ts'

interface Presented {
  login_name: string
  password: string
  code?: string | undefined
  label: string
  fid?: string | undefined
  access_token?: string | undefined
}

/** Signs a member of the staff in on a phone, and binds it to them; a phone of the same store goes on as the device that it was. */
export const bindDevice = async (
  ctx: RequestContext,
  { label, fid: former, access_token, ...presented }: Presented,
) => {
  const account = await identify(ctx, presented)
  if (account instanceof Refused) return account
  const { hospitalId, needsFactor } = await findStanding(ctx.db, account)
  if (nextDue({ ...account, needsFactor })) return new Refused('first-at-desk')
  const staff = hospitalId === null ? null : await findStaffAt(ctx.db, account.id, hospitalId)
  if (hospitalId === null || !staff?.permissions.includes('store.work')) return new Refused('not-allowed')
  const token = randomBytes(32).toString('base64url')
  const { id: staffId, name } = account
  const bound = { staffId, label, tokenHash: hashOf(token), boundAt: ctx.now, seenAt: ctx.now }
  const before = former && access_token ? await findDevice(ctx.db, former, hashOf(access_token)) : undefined
  const device = await ctx.transact(async (inside) => {
    const same =
      before && before.hospitalId === hospitalId ? await rebindDevice(inside.db, before.id, bound) : undefined
    const fid = randomBytes(9).toString('base64url')
    const device = same ?? (await insertDevice(inside.db, { ...bound, fid, hospitalId }))
    await noteEntered(inside, account)
    await recordActOf(inside, { hospitalId, staffId, name }, ctx.incoming.traceid, {
      act: 'store-device.bind',
      kind: 'store-device',
      id: device.id,
      after: { deviceLabel: label },
    })
    return device
  })
  return { fid: device.fid, token, account, hospitalId }
}
