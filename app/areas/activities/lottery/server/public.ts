import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { markSent } from './queries.ts'

export { receiverOf as receiverOfPrize } from './present.ts'
export {
  countDraws,
  countWon,
  findLottery,
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
  await notifyPatient(ctx, {
    patientId: sent.patientId,
    kind: 'order',
    title: '奖品已寄出',
    text: `您的奖品已由${carrier}寄出，单号 ${parcelNo}。`,
    link: '/activity/prizes',
  })
  return true
}
