import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { subjectOf } from '../rules.ts'
import { lendPapers } from './commands/lend.ts'
import { findPaper } from './commands/paper.ts'
import { asPaper } from './present.ts'

export const handlers: Handlers<typeof contract> = {
  async recordPaper({ record }, ctx) {
    const subject = subjectOf(record)
    const paper = subject && (await findPaper(ctx, subject))
    if (!paper) return ctx.refuse('not-found')
    return { ...asPaper(ctx, paper), ...lendPapers(ctx, subject) }
  },
}
