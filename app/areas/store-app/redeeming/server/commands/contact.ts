import { findDevice, findStoreStaff, setWiped, updateDevice } from '#app/areas/store-app/devices/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { earlier } from '#kit/time/span.ts'
import { redeemScan, type SentScan } from './redeem.ts'

interface Said {
  fid: string
  access_token: string
  device_time: number
  unsent_num: number
  unsent_since: number
  left?: readonly SentScan[] | undefined
}

/** What a device is to do, and of which store it is. */
export interface Contacted {
  state: 'on' | 'gone' | 'revoked' | 'wipe'
  hospitalId: number | undefined
}

/** Hears how a device is. One that was revoked hands over what it has not sent, none of it redeemed, and forgets everything. */
export const contact = async (ctx: RequestContext, said: Said): Promise<Contacted> => {
  const device = await findDevice(ctx.db, said.fid, said.access_token)
  if (!device) return { state: 'gone', hospitalId: undefined }
  const aheadMs = said.device_time - ctx.now.getTime()
  if (device.revokedAt) return { state: await endLost(ctx, said, { device, aheadMs }), hospitalId: undefined }
  if (!(await findStoreStaff(ctx.db, said.fid, said.access_token))) return { state: 'gone', hospitalId: undefined }
  // The age of the oldest by the device's own clock; whatever it says, nobody has waited longer than it is bound.
  const ageMs = said.device_time - said.unsent_since
  const longestMs = ctx.now.getTime() - device.boundAt.getTime()
  const waits = said.unsent_num > 0 && said.unsent_since > 0
  await updateDevice(ctx.db, device.id, {
    seenAt: ctx.now,
    unsentCount: said.unsent_num,
    unsentSince: waits ? earlier(ctx.now, { seconds: between(0, ageMs, longestMs) / 1_000 }) : null,
    clockOff: between(-MOST_OFF, Math.round(aheadMs / 1_000), MOST_OFF),
  })
  return { state: 'on', hospitalId: device.hospitalId }
}

/** A hundred years, in seconds. */
const MOST_OFF = 2_000_000_000

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

const endLost = async (
  ctx: RequestContext,
  { left, unsent_num }: Said,
  sending: Omit<Parameters<typeof redeemScan>[1], 'isLost'>,
): Promise<'revoked' | 'wipe'> => {
  for (const scan of left ?? []) await redeemScan(ctx, { ...sending, isLost: true }, scan)
  const isEmpty = unsent_num <= (left?.length ?? 0)
  if (!isEmpty) return 'revoked'
  await setWiped(ctx.db, sending.device.id, ctx.now)
  return 'wipe'
}
