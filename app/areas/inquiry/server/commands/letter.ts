import { randomBytes } from 'node:crypto'
import { keepPaper } from '#app/areas/files/server/public.ts'
import { overseasHospital } from '#app/areas/overseas/directory/server/public.ts'
import type { Context, RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { codeOf, isCode, isPassportNumber, plainCode } from '../../rules.ts'
import * as queries from '../queries.ts'
import { drawLetter } from './draw-letter.ts'
import { closed, LETTER_CODE, type LetterContent, opened } from './sealed.ts'
import { hasTriedEnough } from './share.ts'

/** Issues the invitation of the chosen hospital as a PDF, in place of one that there was. The inquiry is locked by the caller. */
export const issueLetter = async (
  ctx: Context,
  row: queries.RequestRow,
  content: LetterContent,
  { staffName, validUntil }: { staffName: string; validUntil: string },
) => {
  const { db, now, config } = ctx
  if (row.state !== 'deposit' && row.state !== 'letter') return new Refused('not-now')
  if (!isPassportNumber(content.passportNo)) return new Refused('passport')
  if (content.endDate < content.beginDate || content.beginDate < dayOf(now) || validUntil < content.beginDate)
    return new Refused('dates')
  const quote = row.chosenQuoteId ? await queries.findQuote(db, row.id, row.chosenQuoteId) : undefined
  const hospital = quote && (await overseasHospital(ctx, quote.hospitalId))
  if (!hospital || row.patientId === null) return new Refused('not-now')
  const code = codeOf(randomBytes(16))
  const pdf = await drawLetter({ content, hospital, code, validUntil, publicUrl: config.publicUrl }, now)
  const address = await keepPaper(ctx, row.patientId, pdf)
  const seal = sealOf(config)
  await queries.revokeLetters(db, row.id, now)
  return queries.insertLetter(db, {
    requestId: row.id,
    hospitalId: hospital.id,
    contentSealed: closed(ctx, content),
    codeSealed: seal.seal(code, LETTER_CODE),
    codeIndex: seal.index(code, LETTER_CODE),
    address,
    staffName,
    madeAt: now,
    validUntil,
  })
}

/** Looks a letter up by its code, for whoever holds it; each try is counted. */
export const checkLetter = async (ctx: RequestContext, given: string) => {
  if (await hasTriedEnough(ctx, 'inquiry-letter')) return new Refused('too-many')
  const plain = plainCode(given)
  const indexes = isCode(plain) ? sealOf(ctx.config).indexes(plain, LETTER_CODE) : []
  const letter = indexes.length > 0 ? await queries.lookUpLetter(ctx.db, indexes, ctx.now) : undefined
  const hospital = letter && (await overseasHospital(ctx, letter.hospitalId))
  if (!letter || !hospital) return new Refused('forged')
  return { letter, hospital, content: opened<LetterContent>(ctx, letter.contentSealed) }
}
