import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { messages } from '../rules/messages.ts'
import { markSent } from './queries.ts'

export { receiverOf as receiverOfPrize } from './present.ts'
export {
  countDraws,
  countWon,
  findLottery,
  findParcel,
  insertLottery,
  listParcels,
  listPrizes,
  type NewPrize,
  type ParcelRow,
} from './queries.ts'

/** Sends a prize on its way and tells the winner; false where it is not waiting for that. */
export const sendPrize = async (
  ctx: Context,
  drawId: number,
  { carrier, parcelNo }: { carrier: string; parcelNo: string },
): Promise<boolean> => {
  const sent = await markSent(ctx.db, drawId, { carrier, parcelNo, sentAt: ctx.now })
  if (!sent) return false
  await notifyBy(ctx, messages.sent, {
    patientId: sent.patientId,
    values: { carrier, parcel: parcelNo },
    link: '/activity/prizes',
  })
  return true
}
