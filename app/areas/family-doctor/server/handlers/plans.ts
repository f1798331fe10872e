import type { Context, Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/plans.ts'
import { confirmState } from '../../rules.ts'
import { leadersOf, opened } from '../present.ts'
import * as queries from '../queries.ts'

/** Presents plans with the names that they bear. */
const presenterOf = async (ctx: Pick<Context, 'db' | 'config'>, rows: readonly queries.PlanRow[]) => {
  const leaders = await leadersOf(
    ctx.db,
    rows.map(({ doctorId }) => doctorId),
  )
  return ({ plan, doctorId, truename, items, confirmed, due }: queries.PlanRow) => ({
    id: plan.id,
    member_id: plan.memberId,
    truename: truename ?? '',
    title: opened<string>(ctx, plan.titleSealed),
    doctor_name: leaders.get(doctorId)?.name ?? '',
    confirmed_num: confirmed,
    item_num: items,
    due_num: due,
    add_time: plan.madeAt,
  })
}

const beginOf = ({ spanNew }: { spanNew: number }, now: Date) => later(now, { seconds: spanNew - now.getTime() / 1000 })
const confirmOf = ({ confirmedAt, spanNew }: { confirmedAt: Date | null; spanNew: number }, now: Date) =>
  confirmState(confirmedAt !== null, spanNew, now.getTime())

export const planHandlers: Handlers<typeof contract> = {
  async healthPlanList({ member_id: memberId, is_due, page, page_size: size }, ctx) {
    const filter = { patientId: ctx.patient, memberId, now: ctx.now, isDueOnly: is_due === 1 }
    const found = await queries.listPlans(ctx.db, filter, { page, size })
    return paged(found, await presenterOf(ctx, found.rows))
  },

  async healthPlanDetail({ id }, ctx) {
    const row = await queries.findPlan(ctx.db, { patientId: ctx.patient, id, now: ctx.now })
    if (!row) return ctx.refuse('not-found')
    const content = (await queries.listItems(ctx.db, id)).map((item) => ({
      content_id: item.id,
      text: opened<string>(ctx, item.textSealed),
      is_confirm: confirmOf(item, ctx.now),
      span_new: item.spanNew,
      begin_time: beginOf(item, ctx.now),
      confirm_time: item.confirmedAt,
    }))
    return { ...(await presenterOf(ctx, [row]))(row), content }
  },

  async confirmFollow({ plan_id: planId, content_id: id }, { db, now, patient, refuse }) {
    const item = await queries.findItem(db, patient, { planId, id })
    if (!item) return refuse('not-found')
    if (confirmOf(item, now) === -1) return refuse('too-early', { when: spokenDayTime(beginOf(item, now), dayOf(now)) })
    await queries.confirmItem(db, id, now)
    return { is_confirm: 1 }
  },

  async getConfirmFollow({ plan_id: planId, content_id: id }, { db, now, patient, refuse }) {
    const item = await queries.findItem(db, patient, { planId, id })
    return item ? { is_confirm: confirmOf(item, now), confirm_time: item.confirmedAt } : refuse('not-found')
  },
}
