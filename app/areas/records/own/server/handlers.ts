import type { Handlers } from '#app/context.ts'
import { dayOf, parseTime } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { allItems } from '../rules.ts'
import { measure } from './commands/measure.ts'
import { isAdult, isGuarded } from './commands/open-record.ts'
import { findOwn } from './commands/read.ts'
import { save } from './commands/save.ts'
import { asMeasured, asTrend, asWritten, knownOf, measurementsIn, writtenIn } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async ownRecord({ member_id }, ctx) {
    const own = await findOwn(ctx, ctx.patient, member_id)
    if (!own) return ctx.refuse('not-found')
    const today = dayOf(ctx.now)
    const measured = measurementsIn(own.entries)
    const known = knownOf(measured, isAdult(own.member, today))
    return {
      member_id,
      truename: own.member.truename,
      needs_guardian: isGuarded(own.member, today) && !own.hasConsent,
      list: writtenIn(own.entries).map((entry) => asWritten(ctx, entry)),
      latest: allItems.flatMap((item) => {
        const last = measured.find((one) => one.item === item)
        return last ? [asMeasured(known, last)] : []
      }),
    }
  },

  saveOwnEntry({ member_id, id, client_id, guardian_consent, end_date, about_id, reminds, ...said }, ctx) {
    const writing = { memberId: member_id, clientId: client_id, hasConsent: guardian_consent === 1 }
    const { kind, name, detail = '', date = '', note = '', times, files } = said
    const rest = { endDate: end_date ?? '', aboutId: about_id ?? 0, reminds: reminds === 1, times, files }
    return save(ctx, writing, id, { kind, name, detail, date, note, ...rest })
  },

  async removeOwnEntry({ member_id, id }, { db, patient, refuse }) {
    const record = await queries.findRecord(db, patient, member_id)
    return record && (await queries.deleteEntry(db, record.id, id)) ? {} : refuse('not-found')
  },

  async ownMeasures({ member_id, item }, ctx) {
    const own = await findOwn(ctx, ctx.patient, member_id)
    if (!own) return ctx.refuse('not-found')
    const measured = measurementsIn(own.entries)
    const known = knownOf(measured, isAdult(own.member, dayOf(ctx.now)))
    return {
      truename: own.member.truename,
      list: measured.filter((one) => one.item === item).map((one) => asMeasured(known, one)),
      trend: asTrend(item, measured),
    }
  },

  addOwnMeasure({ member_id, client_id, item, values, context = '', time, note = '', ...rest }, ctx) {
    const writing = { memberId: member_id, clientId: client_id, hasConsent: rest.guardian_consent === 1 }
    return measure(ctx, writing, { item, values, context, moment: parseTime(time), note, isSure: rest.is_sure === 1 })
  },
}
