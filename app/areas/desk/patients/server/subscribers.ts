import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { giftWords } from '../rules.ts'
import { dropGift, give } from './commands/give.ts'
import { nameOf } from './present.ts'
import { listGivenTo } from './queries/gifts.ts'
import { deskPatientGifts, deskPatientNotes, deskPatientTagged } from './tables.ts'

export const subscribers: Subscribers = {
  'request.agreed': (event, ctx) => give(ctx, event),
  'request.ended': (event, ctx) => dropGift(ctx, event),

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const given = await listGivenTo(ctx.db, patientId)
    hand({
      name: 'given_by_hand',
      title: '医院赠送的积分和优惠券',
      tables: [deskPatientGifts],
      rows: given.map((found) => ({
        gift_name: nameOf(found),
        unit_name: found.hospitalName,
        reason: found.gift.reason,
        given_at: found.gift.decidedAt && formatTime(found.gift.decidedAt),
        state_desc: giftWords[found.gift.state === 'back' ? 'back' : 'given'],
      })),
    })
    hand({
      title: '医院工作人员之间的备注和标签',
      tables: [deskPatientNotes, deskPatientTagged],
      why: '医院内部的工作记录，账号注销时删除',
    })
  },
}
