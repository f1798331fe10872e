import { formatTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers, Within } from '#server/here.ts'
import type * as contract from '../../contract/plans.ts'
import { confirmState } from '../../rules.ts'
import { leadersOf, opened } from '../present.ts'
import * as queries from '../queries.ts'

/** Presents plans with the names that they bear. */
const presenterOf = async (within: Pick<Within, 'db' | 'config'>, rows: readonly queries.PlanRow[]) => {
  const leaders = await leadersOf(
    within.db,
    rows.map(({ doctorId }) => doctorId),
  )
  return ({ plan, doctorId, truename, items, confirmed }: queries.PlanRow) => ({
    ...{ id: plan.id, member_id: plan.memberId, truename: truename ?? '' },
    ...{ title: opened<string>(within, plan.titleSealed), doctor_name: leaders.get(doctorId)?.name ?? '' },
    ...{ confirmed_num: confirmed, item_num: items, add_time: plan.madeAt },
  })
}

const beginOf = ({ spanNew }: { spanNew: number }, now: Date) => later(now, { seconds: spanNew - now.getTime() / 1000 })
const confirmOf = ({ confirmedAt, spanNew }: { confirmedAt: Date | null; spanNew: number }, now: Date) =>
  confirmState(confirmedAt !== null, spanNew, now.getTime())

export const planHandlers: Handlers<typeof contract> = {
  async healthPlanList({ member_id: memberId, page, page_size: size }, here) {
    const found = await queries.listPlans(here.db, { patientId: here.patient, memberId }, { page, size })
    return paged(found, await presenterOf(here, found.rows))
  },

  async healthPlanDetail({ id }, here) {
    const row = await queries.findPlan(here.db, here.patient, id)
    if (!row) return here.refuse('not-found')
    const content = (await queries.listItems(here.db, id)).map((item) => ({
      ...{ content_id: item.id, text: opened<string>(here, item.textSealed), is_confirm: confirmOf(item, here.now) },
      ...{ span_new: item.spanNew, begin_time: beginOf(item, here.now) },
    }))
    return { ...(await presenterOf(here, [row]))(row), content }
  },

  async confirmFollow({ plan_id: planId, content_id: id }, { db, now, patient, refuse }) {
    const item = await queries.findItem(db, patient, { planId, id })
    if (!item) return refuse('not-found')
    if (confirmOf(item, now) === -1) return refuse('too-early', { when: formatTime(beginOf(item, now)).slice(5, 16) })
    await queries.confirmItem(db, id, now)
    return { is_confirm: 1 }
  },

  async getConfirmFollow({ plan_id: planId, content_id: id }, { db, now, patient, refuse }) {
    const item = await queries.findItem(db, patient, { planId, id })
    return item ? { is_confirm: confirmOf(item, now), confirm_time: item.confirmedAt } : refuse('not-found')
  },
}
