import type { Handlers } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract.ts'
import { MOST_SUGGESTIONS_A_DAY } from '../../rules.ts'
import { asSuggestion, SUGGESTION } from '../present.ts'
import { countSuggestions, insertSuggestion, listOwnSuggestions, lockSuggesting } from '../queries/suggestions.ts'

type SuggestionCalls = Pick<typeof contract, 'suggestionSend' | 'suggestionList'>

export const suggestionHandlers: Handlers<SuggestionCalls> = {
  async suggestionSend({ kind, content }, ctx) {
    const contentSealed = sealOf(ctx.config).seal(content, SUGGESTION)
    return ctx.transact(async ({ db, now, patient }) => {
      await lockSuggesting(db, patient)
      const today = await countSuggestions(db, patient, instantAt(dayOf(now), 0))
      if (today >= MOST_SUGGESTIONS_A_DAY) return new Refused('too-many', { most: MOST_SUGGESTIONS_A_DAY })
      return { id: await insertSuggestion(db, { patientId: patient, kind, contentSealed, saidAt: now }) }
    })
  },

  async suggestionList({ page, page_size: size }, ctx) {
    return paged(await listOwnSuggestions(ctx.db, ctx.patient, { page, size }), (row) => asSuggestion(row, ctx))
  },
}
