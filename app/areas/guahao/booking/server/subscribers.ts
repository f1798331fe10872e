import { membersOf } from '#app/areas/account/members/server/public.ts'
import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { formatTime } from '#kit/time/day.ts'
import { orderList } from '../contract.ts'
import { PURPOSE } from '../rules.ts'
import { settlePaid } from './commands/settle.ts'
import { dayFigures } from './present/day-figures.ts'
import { asOrderCard, linkOf, spokenSlot } from './present.ts'
import * as queries from './queries.ts'
import { guahaoOrders } from './tables.ts'

const card = orderList.output.shape.list.element

export const subscribers: Subscribers = {
  async 'payment.paid'({ purpose, subjectId, amountFen }, ctx) {
    if (purpose === PURPOSE) await settlePaid(ctx, subjectId, amountFen)
  },

  async 'member.leaving'({ memberId }, { db }) {
    const order = await queries.findUnderWay(db, memberId)
    if (order) throw new Objection(`这位就诊人还有 ${spokenSlot(order)} 的预约，请先取消或就诊后再删除`)
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    const { rows } = await queries.listOrders(db, patientId, { states: [], ...WHOLE })
    const members = await membersOf(db, [...new Set(rows.map(({ order }) => order.memberId))])
    hand({
      name: 'orders',
      title: '预约',
      tables: [guahaoOrders],
      keptBecause: '就诊记录医院依法要保存；备注、就诊卡号和取消原因会清除，也不再和您的手机号关联',
      rows: rows.map((row) => ({
        ...card.parse(asOrderCard(row, members.get(row.order.memberId))),
        visit_type: row.order.visitType,
        card_no: row.order.cardNo,
        remark: row.order.remark,
        cancel_reason: row.order.cancelReason,
        history: row.order.path.map((state, at) => ({ state, time: formatTime(row.order.pathAt[at] as Date) })),
      })),
    })
  },

  async 'overview.counting'({ scope, day, hand }, { db }) {
    const sums = await queries.countDay(db, scope, day)
    for (const figure of dayFigures(sums)) hand(figure)
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listUnderWay(db, patientId), (orders) =>
      orders.map((order) => ({
        words: `${spokenSlot(order)} 的预约还没有就诊，请先取消或就诊`,
        link: linkOf(order.id),
      })),
    )
  },

  async 'patient.left'({ patientId, keepNames }, { db }) {
    await queries.deleteGuestsOf(db, patientId)
    keepNames(await queries.eraseWords(db, patientId))
  },
}
