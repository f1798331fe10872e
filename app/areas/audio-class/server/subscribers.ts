import type { Subscribers } from '#app/room.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { grantWays, orderStates, PURPOSE } from '../rules.ts'
import { closeOrder, settlePaid } from './commands/settle.ts'
import { listOrders } from './queries/owned.ts'
import { listOwn } from './queries/shares.ts'
import * as tables from './tables.ts'

export const subscribers: Subscribers = {
  async 'payment.paid'({ purpose, subjectId: orderId, outTradeNo, amountFen }, ctx) {
    if (purpose === PURPOSE) await settlePaid(ctx, { orderId, outTradeNo, amountFen })
  },

  async 'payment.closed'({ purpose, subjectId }, ctx) {
    if (purpose === PURPOSE) await closeOrder(ctx, subjectId)
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'class_orders',
      title: '音频课订单',
      tables: [tables.audioClassOrders],
      keptBecause: '付款的账目依法要保存；不再和您的手机号关联',
      rows: (await listOrders(db, patientId)).map((row) => ({
        order_id: row.id,
        class_id: row.classId,
        state: orderStates[row.state],
        amount: fenToYuan(row.priceFen - row.offFen),
        add_time: formatTime(row.madeAt),
      })),
    })
    const own = await listOwn(db, patientId)
    hand({
      name: 'classes',
      title: '拥有的音频课',
      tables: [tables.audioClassGrants],
      rows: own.grants.map(({ classId, way, grantedAt }) => ({
        class_id: classId,
        way: grantWays[way],
        add_time: formatTime(grantedAt),
      })),
    })
    hand({
      name: 'class_records',
      title: '音频课收听记录',
      tables: [tables.audioClassRecords],
      rows: own.records.map((row) => ({
        class_id: row.classId,
        section_id: row.sectionId,
        play_seconds: row.seconds,
        add_time: formatTime(row.startedAt),
      })),
    })
    hand({
      name: 'class_shares',
      title: '分享解锁的音频课',
      tables: [tables.audioClassShares],
      rows: own.shares.map(({ classId, startedAt }) => ({ class_id: classId, add_time: formatTime(startedAt) })),
    })
    hand({
      name: 'class_helps',
      title: '帮朋友解锁的音频课',
      tables: [tables.audioClassHelps],
      rows: own.helps.map(({ helpedAt }) => ({ add_time: formatTime(helpedAt) })),
    })
    hand({
      name: 'class_offers',
      title: '看到的音频课优惠券',
      tables: [tables.audioClassOffers],
      rows: own.offers.map(({ classId, couponId, offeredAt }) => ({
        class_id: classId,
        coupon_id: couponId,
        add_time: formatTime(offeredAt),
      })),
    })
    hand({
      name: 'class_draws',
      title: '参加的音频课活动',
      tables: [tables.audioClassDraws],
      rows: own.draws.map(({ activityId, drawnAt }) => ({ activity_id: activityId, add_time: formatTime(drawnAt) })),
    })
  },
}
