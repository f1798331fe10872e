import type { Handlers } from '#app/context.ts'
import { maskIdNumber, maskName } from '#kit/seal/mask.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract/outside.ts'
import { mayBeShown } from '../../rules.ts'
import { checkLetter } from '../commands/letter.ts'
import { lookByCode, quoteByCode } from '../commands/share.ts'
import { asPaper, asQuote, contentOf, newestOf, projectName } from '../present.ts'
import * as queries from '../queries.ts'

export const outsideHandlers: Handlers<typeof contract> = {
  async inquiryHospitalOpen({ code, who }, ctx) {
    const shared = await lookByCode(ctx, code, who)
    if (shared instanceof Refused) return shared
    const { share, row, hospital } = shared
    const { truename, content } = contentOf(ctx, row)
    const all = await queries.listQuotes(ctx.db, row.id)
    const quotes = all.filter(({ hospitalId }) => hospitalId === hospital.id)
    const isChosen = all.some(({ id, hospitalId }) => id === row.chosenQuoteId && hospitalId === hospital.id)
    const directory = new Map([[hospital.id, hospital]])
    const newest = newestOf(all)
    return {
      unit_name: hospital.name,
      project_name: projectName(row.projectId),
      patient_name: isChosen && row.depositPaidAt ? truename : maskName(truename),
      content,
      end_time: share.endsAt,
      papers: (await queries.listPapers(ctx.db, row.id)).filter(mayBeShown).map((paper) => asPaper(ctx, paper)),
      quotes: quotes.map((one) => asQuote(one, { directory, newest, chosenId: row.chosenQuoteId, now: ctx.now })),
    }
  },

  inquiryHospitalQuote: ({ code, who, ...written }, ctx) => quoteByCode(ctx, code, who, written),

  async inquiryLetterCheck({ code }, ctx) {
    const found = await checkLetter(ctx, code)
    if (found instanceof Refused) return found
    const { letter, hospital, content } = found
    const isOver = letter.validUntil < dayOf(ctx.now)
    return {
      state: letter.revokedAt ? 'revoked' : isOver ? 'expired' : 'valid',
      passport_name: content.passportName,
      passport_no: maskIdNumber(content.passportNo),
      birth_date: content.birthDate,
      unit_name: hospital.name,
      unit_foreign_name: hospital.foreignName,
      city: hospital.city,
      country_name: hospital.countryName,
      begin_date: content.beginDate,
      end_date: content.endDate,
      payer: content.payer,
      valid_date: letter.validUntil,
      add_time: letter.madeAt,
    }
  },
}
