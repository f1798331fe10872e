import { findChild } from '#app/areas/records/children/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { say, tickVisit } from './commands/answer.ts'
import { asMilestones, opened } from './present.ts'
import { findAnswers } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async milestones({ child_id }, ctx) {
    const child = await findChild(ctx, child_id)
    if (!child) return ctx.refuse('not-found')
    return asMilestones(child, opened(ctx, await findAnswers(ctx.db, child_id)), dayOf(ctx.now))
  },

  async answerMilestone({ child_id, sign, answer }, ctx) {
    return (await say(ctx, child_id, sign, answer)) ?? {}
  },

  async tickVisit({ child_id, months, is_done }, ctx) {
    return (await tickVisit(ctx, child_id, months, is_done === 1)) ?? {}
  },
}
