import { findChildWith } from '#app/areas/records/children/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { say, tickVisit } from './commands/answer.ts'
import { asMilestones, opened } from './present.ts'
import { answersBeside } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async milestones({ child_id }, ctx) {
    const found = await findChildWith(ctx, child_id, answersBeside)
    if (!found) return ctx.refuse('not-found')
    return asMilestones(found.child, opened(ctx, found.more[0]?.contentSealed), dayOf(ctx.now))
  },

  async answerMilestone({ child_id, sign, answer }, ctx) {
    return (await say(ctx, child_id, sign, answer)) ?? {}
  },

  async tickVisit({ child_id, months, is_done }, ctx) {
    return (await tickVisit(ctx, child_id, months, is_done === 1)) ?? {}
  },
}
