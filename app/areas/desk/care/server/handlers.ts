import { permitted, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { careMoments, careRules } from '#app/areas/consult/care/rules.ts'
import { listDecisions } from '#app/areas/consult/care/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'

export const handlers = permitted(contract, {
  async deskCareTrail({ moment, is_refused, page, page_size: size }, ctx) {
    const wanted = { moment, isBroken: is_refused === 1, page, size }
    const found = await listDecisions(ctx.db, sellersOf(ctx), wanted)
    return paged(found, (line) => ({
      line_id: line.id,
      time: line.at,
      moment_desc: careMoments[line.moment].words,
      rule: line.rule,
      checks: careRules[line.rule].checks,
      source: careRules[line.rule].source,
      is_kept: line.isKept,
      facts: line.facts,
      by: line.byKind,
      by_id: line.byId,
      member_id: line.memberId,
      kept_until: line.keptUntil,
    }))
  },
})
