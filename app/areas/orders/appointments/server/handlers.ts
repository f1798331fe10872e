import type { Handlers, PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { piecedStates } from '../states.ts'
import { dueOf, findDue } from './commands/bought.ts'
import { add, cancel, change } from './handlers/book.ts'
import { showBookable, showConfig } from './handlers/config.ts'
import { sign } from './handlers/sign.ts'
import { asAppointment, asReport } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  addOnSiteTime: add,
  cancelYuyue: cancel,
  physicalYuyueChange: change,
  signConsent: sign,

  async onSiteTime({ order_id: orderId, goods_id: goodsId, unit_id: hospitalId }, { db, now, patient }) {
    const due = await findDue(db, patient, { orderId, goodsId, hospitalId })
    return due instanceof Refused ? due : showBookable(due, now)
  },

  async orderYuyueConfig({ order_id: orderId, goods_id: goodsId, unit_id: hospitalId, date }, ctx) {
    const opened = await findOpened(ctx, orderId)
    if (!opened) return ctx.refuse('not-found')
    const due = dueOf(opened, { goodsId, hospitalId })
    if (due instanceof Refused) return due
    const standing = showAppointments(ctx, opened).filter(
      ({ state, goods_id }) => state === 'booked' && goods_id === due.item.goodsId,
    )
    return { ...(await showConfig(ctx, due, date)), standing }
  },

  async orderYuyueInfo({ order_id }, ctx) {
    const opened = await findOpened(ctx, order_id)
    return opened ? { list: showAppointments(ctx, opened) } : ctx.refuse('not-found')
  },

  async physicalYuyueInfo({ order_id }, ctx) {
    const opened = await findOpened(ctx, order_id)
    if (!opened) return ctx.refuse('not-found')
    const shown = showAppointments(ctx, opened).filter(({ appointment }) => examined.includes(appointment))
    const reported = shown.filter(({ has_report }) => has_report)
    const reports = await queries.reportsOf(
      ctx.db,
      reported.map(({ yuyue_id }) => yuyue_id),
    )
    const list = shown.map((one) => {
      const due = dueOf(opened, { goodsId: one.goods_id })
      const report = reports.get(one.yuyue_id)
      return { ...one, tips: due instanceof Refused ? [] : due.tips, report: report ? asReport(report, ctx) : null }
    })
    return { list }
  },

  async ownReports({ page, page_size: size }, ctx) {
    const found = await queries.listOwnReports(ctx.db, ctx.patient, { page, size })
    return paged(found, ({ report, orderId, goodsName, memberName, hospitalName }) => {
      const { issue_time, items } = asReport(report, ctx)
      return {
        yuyue_id: report.appointmentId,
        order_id: orderId,
        goods_name: goodsName,
        member_name: memberName,
        unit_name: hospitalName,
        issue_time,
        item_num: items.length,
        noted_num: items.filter(({ mark }) => mark !== '').length,
      }
    })
  },
}

/** What is looked at, and reported on. */
const examined: readonly string[] = ['exam', 'test']

/** A patient's order with all its appointments. */
const findOpened = async ({ db, patient }: PatientContext, orderId: string) => {
  const found = await queries.findBought(db, patient, orderId)
  if (!found) return undefined
  const rows = await queries.listOfOrder(db, orderId)
  const pieced = rows.filter(({ appointment }) => piecedStates.includes(appointment.state))
  const byPosition = Map.groupBy(pieced, ({ appointment }) => appointment.position)
  return { ...found, rows, taken: new Map([...byPosition].map(([position, { length }]) => [position, length])) }
}

const showAppointments = (
  { now }: PatientContext,
  { things, rows }: NonNullable<Awaited<ReturnType<typeof findOpened>>>,
) =>
  rows.map((row) => {
    const thing = things.find(({ item }) => item.position === row.appointment.position)
    return asAppointment(row, thing, now)
  })
