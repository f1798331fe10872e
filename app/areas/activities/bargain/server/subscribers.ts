import type { Subscribers } from '#app/room.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import * as queries from './queries.ts'
import { activitiesBargains, activitiesCuts } from './tables.ts'

export const subscribers: Subscribers = {
  /** An order that came to nothing opens its bargain again, while its time lasts and no other runs. */
  async 'order.ended'({ orderId }, { db, now }) {
    const bargain = await queries.lockOfOrder(db, orderId)
    if (!bargain) return
    const isOver = bargain.endsAt <= now || (await queries.hasRunning(db, bargain))
    await queries.releaseBargain(db, bargain.id, isOver ? 'over' : 'running')
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    const { begun, cut } = await queries.listOwn(db, patientId)
    hand({
      name: 'bargains',
      title: '我的砍价',
      tables: [activitiesBargains],
      rows: begun.map(({ bargain, goods }) => ({
        bargain_id: bargain.id,
        goods_name: goods.name,
        now_price: fenToYuan(bargain.nowFen),
        state: bargain.state,
        order_id: bargain.orderId ?? '',
        add_time: formatTime(bargain.startedAt),
      })),
    })
    hand({
      name: 'bargain_cuts',
      title: '帮砍记录',
      tables: [activitiesCuts],
      rows: cut.map(({ cutFen, cutAt }) => ({ cut: fenToYuan(cutFen), time: formatTime(cutAt) })),
      keptBecause: '价格要对得上；注销后不再记着是谁',
    })
  },
}
