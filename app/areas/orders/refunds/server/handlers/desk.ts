import { permitted, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../../desk/contract.ts'
import { deskLists } from '../../rules/desk-lists.ts'
import { agreeToRefund, closeRefund, declineRefund, receiveParcel } from '../commands/decide.ts'
import { asDeskRows } from '../present/desk-rows.ts'
import { listSoldRefunds } from '../queries.ts'
import { decide } from './decide-at-desk.ts'

export const handlers = permitted(contract, {
  async deskRefunds({ list = 'applied', page, page_size: size }, ctx) {
    const sellers = sellersOf(ctx)
    const asked = { states: deskLists[list].states, isOver: list === 'over', page, size }
    const found = await listSoldRefunds(ctx.db, sellers, asked)
    const rows = await asDeskRows(ctx, found.rows)
    return { list: rows, page: found.page, total_page_num: found.totalPages, is_platform: sellers.isPlatform }
  },

  async deskRefundAgree({ refund_id, send_to: sendTo = '' }, ctx) {
    const decided = await decide(ctx, refund_id, {
      act: 'refund.agree',
      from: ['applied'],
      work: (inside, refund) => agreeToRefund(inside, refund, { by: 'seller', words: '', sendTo }),
    })
    return decided instanceof Refused ? decided : decided
  },

  async deskRefundDecline({ refund_id, reason: words }, ctx) {
    const decided = await decide(ctx, refund_id, {
      act: 'refund.decline',
      from: ['applied', 'returned'],
      work: (inside, refund) => declineRefund(inside, refund, { by: 'seller', words }),
    })
    return decided instanceof Refused ? decided : decided
  },

  async deskRefundReceived({ refund_id }, ctx) {
    const decided = await decide(ctx, refund_id, {
      act: 'refund.received',
      from: ['returned'],
      work: (inside, refund) => receiveParcel(inside, refund, { by: 'seller', words: '' }),
    })
    return decided instanceof Refused ? decided : decided
  },

  async deskRefundDecide({ refund_id, agrees, reason: words }, ctx) {
    const decided = await decide(ctx, refund_id, {
      act: 'refund.decide',
      from: ['escalated'],
      isPlatforms: true,
      work: (inside, refund) => (agrees ? agreeToRefund : closeRefund)(inside, refund, { by: 'platform', words }),
    })
    return decided instanceof Refused ? decided : decided
  },
})
