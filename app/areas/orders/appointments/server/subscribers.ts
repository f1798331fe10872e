import { membersOf } from '#app/areas/account/members/server/public.ts'
import { listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { formatTime } from '#kit/time/day.ts'
import { piecesLeft } from './commands/bought.ts'
import { letGo } from './commands/let-go.ts'
import { settleUsed } from './commands/visit.ts'
import { dayFigures } from './present/day-figures.ts'
import { asReport, linkOf, spokenTime, timeOf } from './present.ts'
import * as queries from './queries.ts'
import { ordersAppointments, ordersConsents, ordersReports } from './tables.ts'

export const subscribers: Subscribers = {
  async 'order.refunding'({ orderId, positions }, { db }) {
    const rows = await queries.listInStates(db, orderId, ['booked', 'arrived'])
    const concerned = rows.filter(({ position }) => positions.includes(position))
    const standing = concerned.find(({ state }) => state === 'booked')
    if (standing) throw new Objection(`请先取消预约：${spokenTime(standing)} 的预约还在，取消后再申请退款`)
    if (concerned.length > 0) throw new Objection('已经到院使用过，不能直接退款，请联系商家')
  },

  async 'order.refunded'({ orderId, items }, ctx) {
    const rows = (await listItems(ctx.db, [orderId])).get(orderId) ?? []
    for (const { position } of items) {
      const item = rows.find((row) => row.position === position)
      if (item) await letGoBeyond(ctx, { orderId, position, pieces: piecesLeft(item) })
    }
  },

  async 'order.ended'({ orderId }, ctx) {
    await letGo(ctx, await queries.listInStates(ctx.db, orderId, ['booked']), '：订单已取消')
  },

  async 'order.used'({ orderId }, ctx) {
    await settleUsed(ctx, orderId)
  },

  async 'member.leaving'({ memberId }, { db }) {
    const row = await queries.findStandingOf(db, memberId)
    if (row) throw new Objection(`这位就诊人还有 ${spokenTime(row)} 的预约，请先取消或到院后再删除`)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const appointments = await listOwnRows(ctx, patientId)
    hand({ name: 'appointments', title: '项目预约', tables: [ordersAppointments, ordersReports], rows: appointments })
    hand({
      name: 'informed_consents',
      title: '知情同意书',
      tables: [ordersConsents],
      rows: (await queries.listOwnConsents(ctx.db, patientId)).map(({ orderId, goodsId, text, signedAt }) => ({
        order_id: orderId,
        goods_id: goodsId,
        text,
        sign_time: formatTime(signedAt),
      })),
    })
  },

  async 'overview.counting'({ scope, day, hand }, { db }) {
    for (const figure of dayFigures(await queries.countDay(db, scope, day))) hand(figure)
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listOwnStanding(db, patientId), (rows) =>
      rows.map((row) => ({ words: `${spokenTime(row)} 的预约还没有到院，请先取消或到院`, link: linkOf(row) })),
    )
  },
}

/** Cancels the last appointments for an item, so that no more stand than it has pieces. */
const letGoBeyond = async (ctx: Context, kept: { orderId: string; position: number; pieces: number }) => {
  const rows = await queries.listInStates(ctx.db, kept.orderId, ['booked', 'arrived'])
  const ofItem = rows.filter(({ position }) => position === kept.position)
  const arrived = ofItem.filter(({ state }) => state === 'arrived').length
  const standing = ofItem.filter(({ state }) => state === 'booked')
  await letGo(ctx, standing.slice(Math.max(0, kept.pieces - arrived)), '：款项已退回')
}

const listOwnRows = async (ctx: Context, patientId: PatientId) => {
  const rows = await queries.listOwn(ctx.db, patientId)
  const names = await namesOf(ctx.db, rows)
  const reports = await queries.reportsOf(
    ctx.db,
    rows.map(({ appointment }) => appointment.id),
  )
  return rows.map(({ appointment: row, hospitalName }) => {
    const report = reports.get(row.id)
    const read = report && asReport(report, ctx)
    return {
      order_id: row.orderId,
      goods_id: row.goodsId,
      unit_name: hospitalName,
      state: row.state,
      member_name: names.get(row.memberId)?.truename ?? '',
      on_site_time: formatTime(timeOf(row)),
      add_time: formatTime(row.madeAt),
      change_time: formatTime(row.changedAt),
      report: read ? { ...read, issue_time: formatTime(read.issue_time) } : null,
    }
  })
}

const namesOf = (db: Db, rows: readonly queries.NamedAppointment[]) =>
  membersOf(
    db,
    rows.map(({ appointment }) => appointment.memberId),
  )
