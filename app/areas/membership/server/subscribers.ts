import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { PURPOSE } from '../rules.ts'
import { PAGE, settlePaid } from './commands/order.ts'
import { asBookings } from './present.ts'
import { emitLevel } from './queries/current-membership.ts'
import * as queries from './queries.ts'
import {
  membershipAppointments,
  membershipCodes,
  membershipEmittedLevels,
  membershipOrders,
  membershipTerms,
} from './tables.ts'

export const subscribers: Subscribers = {
  async 'payment.paid'({ purpose, subjectId, amountFen }, ctx) {
    if (purpose === PURPOSE) await settlePaid(ctx, subjectId, amountFen)
  },

  async 'payment.closed'({ purpose, subjectId }, { db }) {
    if (purpose === PURPOSE) await queries.moveOrder(db, subjectId, 'unpaid', { state: 'expired' })
  },

  async 'growth.earned'({ patientId }, ctx) {
    await emitLevel(ctx, patientId)
  },

  async 'member.leaving'({ memberId }, { db }) {
    if (await queries.hasOpen(db, memberId))
      throw new Objection('这位就诊人还有没完成的会员权益预约，请先取消预约再删除')
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const { db } = ctx
    const orders = (await queries.listOrders(db, patientId, WHOLE)).rows
    hand({
      name: 'membership_orders',
      title: '会员订单',
      tables: [membershipOrders],
      keptBecause: '付款记录依法要保存，注销后只留订单号和金额，不再和您的手机号关联',
      rows: orders.map(({ order }) => ({
        order_id: order.id,
        title: order.title,
        state: order.state,
        pay_amount: fenToYuan(order.paidFen),
        refund_amount: fenToYuan(order.backFen),
        add_time: formatTime(order.madeAt),
      })),
    })
    hand({
      name: 'membership_terms',
      title: '会员时间',
      tables: [membershipTerms],
      rows: (await queries.listEverTerms(db, patientId)).map(({ title, startsAt, endsAt, takenBackAt }) => ({
        title,
        begin_time: formatTime(startsAt),
        end_time: formatTime(endsAt),
        refund_time: takenBackAt && formatTime(takenBackAt),
      })),
    })
    const booked = await asBookings(ctx, (await queries.listAppointments(db, patientId, WHOLE)).rows)
    hand({
      name: 'membership_appointments',
      title: '会员权益预约',
      tables: [membershipAppointments],
      rows: booked.map(({ title, truename, fields, state_desc, add_time }) => ({
        title,
        truename,
        fields,
        state_desc,
        add_time: formatTime(add_time),
      })),
    })
    hand({
      name: 'membership_codes',
      title: '用过的激活码和兑换码',
      tables: [membershipCodes],
      rows: (await queries.listUsedBy(db, patientId)).map(({ tail, usedAt }) => ({
        tail,
        use_time: usedAt && formatTime(usedAt),
      })),
    })
    const told = await queries.findEmittedLevel(db, patientId)
    hand({
      name: 'membership_level',
      title: '会员等级',
      tables: [membershipEmittedLevels],
      rows: [{ level: told?.level ?? 0 }],
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listUnpaid(db, patientId), (orders) =>
      orders.map(({ title }) => ({ words: `${title}的订单还没有付款，请先付款或取消`, link: PAGE })),
    )
    object(queries.listOpenAppointments(db, patientId), (appointments) =>
      appointments.map(({ benefit }) => ({
        words: `预约的“${benefit.title}”还没有完成，请先取消`,
        link: '/member/appointments',
      })),
    )
  },
}
