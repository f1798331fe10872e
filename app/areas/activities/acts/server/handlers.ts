import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { actStateOf } from '../rules.ts'
import { type ActRow, findAct } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async activityOf({ act_id }, { db, now, refuse }) {
    const act = await findAct(db, act_id)
    if (!act) return refuse('not-found')
    const { kind: type, title, rule, shareTitle: share_title, shareText: share_desc } = act
    return { ...timesOf(act, now), type, title, rule, share_title, share_desc }
  },

  async getActivityStart({ act_id }, { db, now, refuse }) {
    const act = await findAct(db, act_id)
    if (!act) return refuse('not-found')
    const next = now < act.startsAt ? act.startsAt : act.endsAt
    const span = Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 1_000))
    return { ...timesOf(act, now), now_time: now, span }
  },
}

const timesOf = (act: ActRow, now: Date) => ({
  act_id: act.id,
  begin_time: act.startsAt,
  end_time: act.endsAt,
  status: actStateOf(act, now),
})
