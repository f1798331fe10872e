import { membersOf } from '#app/areas/account/members/server/public.ts'
import { listItems } from '#app/areas/orders/checkout/server/public.ts'
import { Objection } from '#app/events.ts'
import type { Db } from '#kit/db/open.ts'
import { formatTime } from '#kit/time/day.ts'
import type { PatientId, Within } from '#server/here.ts'
import type { Listens } from '#server/tell.ts'
import { asReport, linkOf, spokenTime, timeOf } from './present.ts'
import { keptPieces } from './commands/bought.ts'
import { letGo } from './commands/let-go.ts'
import { settleUsed } from './commands/visit.ts'
import * as queries from './queries.ts'
import { ordersAppointments, ordersConsents, ordersReports } from './tables.ts'

export const listens: Listens = {
  async 'order.refunding'({ orderId, positions }, { db }) {
    const rows = await queries.listInStates(db, orderId, ['booked', 'arrived'])
    const concerned = rows.filter(({ position }) => positions.includes(position))
    const standing = concerned.find(({ state }) => state === 'booked')
    if (standing) throw new Objection(`请先取消预约：${spokenTime(standing)} 的预约还在，取消后再申请退款`)
    if (concerned.length > 0) throw new Objection('已经到院使用过，不能直接退款，请联系商家')
  },

  async 'order.refunded'({ orderId, items }, within) {
    const rows = (await listItems(within.db, [orderId])).get(orderId) ?? []
    for (const { position } of items) {
      const item = rows.find((row) => row.position === position)
      if (item) await letGoBeyond(within, { orderId, position, pieces: keptPieces(item) })
    }
  },

  async 'order.ended'({ orderId }, within) {
    await letGo(within, await queries.listInStates(within.db, orderId, ['booked']), '：订单已取消')
  },

  async 'order.used'({ orderId }, within) {
    await settleUsed(within, orderId)
  },

  async 'member.leaving'({ memberId }, { db }) {
    const row = await queries.findStandingOf(db, memberId)
    if (row) throw new Objection(`这位就诊人还有 ${spokenTime(row)} 的预约，请先取消或到院后再删除`)
  },

  async 'patient.exporting'({ patientId, hand }, within) {
    const appointments = await listOwnRows(within, patientId)
    hand({ name: 'appointments', title: '项目预约', tables: [ordersAppointments, ordersReports], rows: appointments })
    hand({
      ...{ name: 'informed_consents', title: '知情同意书', tables: [ordersConsents] },
      rows: (await queries.listOwnConsents(within.db, patientId)).map(({ orderId, goodsId, text, signedAt }) => ({
        ...{ order_id: orderId, goods_id: goodsId, text, sign_time: formatTime(signedAt) },
      })),
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(queries.listOwnStanding(db, patientId), (rows) =>
      rows.map((row) => ({ words: `${spokenTime(row)} 的预约还没有到院，请先取消或到院`, link: linkOf(row) })),
    )
  },
}

/** Cancels the last appointments for an item, so that no more stand than it has pieces. */
const letGoBeyond = async (within: Within, kept: { orderId: string; position: number; pieces: number }) => {
  const rows = await queries.listInStates(within.db, kept.orderId, ['booked', 'arrived'])
  const ofItem = rows.filter(({ position }) => position === kept.position)
  const arrived = ofItem.filter(({ state }) => state === 'arrived').length
  const standing = ofItem.filter(({ state }) => state === 'booked')
  await letGo(within, standing.slice(Math.max(0, kept.pieces - arrived)), '：款项已退回')
}

const listOwnRows = async (within: Within, patientId: PatientId) => {
  const rows = await queries.listOwn(within.db, patientId)
  const names = await namesOf(within.db, rows)
  const reports = await queries.reportsOf(
    within.db,
    rows.map(({ appointment }) => appointment.id),
  )
  return rows.map(({ appointment: row, hospitalName }) => {
    const report = reports.get(row.id)
    const read = report && asReport(report, within)
    return {
      ...{ order_id: row.orderId, goods_id: row.goodsId, unit_name: hospitalName, state: row.state },
      ...{ member_name: names.get(row.memberId)?.truename ?? '', on_site_time: formatTime(timeOf(row)) },
      ...{ add_time: formatTime(row.madeAt), change_time: formatTime(row.changedAt) },
      report: read ? { ...read, issue_time: formatTime(read.issue_time) } : null,
    }
  })
}

const namesOf = (db: Db, rows: readonly queries.NamedAppointment[]) =>
  membersOf(
    db,
    rows.map(({ appointment }) => appointment.memberId),
  )
