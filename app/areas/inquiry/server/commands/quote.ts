import { isDeepStrictEqual } from 'node:util'
import { filled } from '#app/areas/notices/messages/rules/templates.ts'
import type { Context } from '#app/context.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { currencies, foreignOf, isFalling, type QuoteLine, RATE_DAYS, sumsOf } from '../../rules.ts'
import type { WrittenQuote } from '../present/written-quote.ts'
import * as queries from '../queries.ts'
import { giveBackLate } from './fee.ts'
import { notifyMoved, notifyOwner } from './notify.ts'

interface From {
  hospitalId: number
  hospitalName: string
  author: 'staff' | 'hospital'
  name: string
}

const linesOf = ({ lines }: WrittenQuote): QuoteLine[] =>
  lines.map(({ name, num, price, currency, is_included, payee }) => ({
    name,
    count: num,
    priceCents: price,
    currency,
    isIncluded: is_included === 1,
    payee,
  }))

/** Writes the next version of a hospital's quote down; the first of all ends the clock. The inquiry is locked by the caller. */
export const addQuote = async (ctx: Context, row: queries.RequestRow, written: WrittenQuote, from: From) => {
  const { db, now } = ctx
  if (row.state !== 'asked' && row.state !== 'quoted') return new Refused('closed')
  if (written.valid_date < dayOf(now)) return new Refused('past')
  const backPercents = { deposit: written.back_deposit, letter: written.back_letter, travel: written.back_travel }
  if (!isFalling(backPercents)) return new Refused('not-falling')
  const lines = linesOf(written)
  const foreign = foreignOf(lines)
  const rates = await queries.findRates(db, foreign, { from: addDays(dayOf(now), -RATE_DAYS), to: dayOf(now) })
  const unknown = foreign.find((currency) => rates[currency] === undefined)
  if (unknown) return new Refused('rate', { currency: currencies[unknown], days: RATE_DAYS })
  const sums = sumsOf(lines, rates)
  if (!sums) return new Refused('too-much')
  const [validUntil, depositFen, assumptions] = [written.valid_date, written.deposit, written.assumptions ?? '']
  const offer = { lines, rates, ...sums, validUntil, depositFen, backPercents, assumptions }
  const newest = await queries.findNewest(db, row.id, from.hospitalId)
  if (newest && isSameOffer(newest, offer)) return { version: newest.version }
  const version = (newest?.version ?? 0) + 1
  await queries.insertQuote(db, {
    ...offer,
    requestId: row.id,
    hospitalId: from.hospitalId,
    version,
    author: from.author,
    name: from.name,
    madeAt: now,
  })
  await noteQuoted(ctx, row, from.hospitalName, version)
  return { version }
}

type Offer = Pick<
  queries.QuoteRow,
  'lines' | 'rates' | 'validUntil' | 'depositFen' | 'backPercents' | 'assumptions' | 'includedFen' | 'besidesFen'
>

/** Whether the same was offered before: sent twice, it is one version. JSON that was stored has its keys in another order. */
const isSameOffer = (before: queries.QuoteRow, offer: Offer): boolean =>
  (Object.keys(offer) as (keyof Offer)[]).every((key) => isDeepStrictEqual(before[key], offer[key]))

const noteQuoted = async (ctx: Context, row: queries.RequestRow, hospitalName: string, version: number) => {
  const { db, now } = ctx
  if (row.state === 'asked') {
    const moved = await queries.moveRequest(db, row.id, 'quoted', now, {
      quotedAt: row.quotedAt ?? now,
      waitingSince: null,
    })
    // A first quote that comes too late is answered with the money, though no job has woken yet.
    await giveBackLate(ctx, row.id)
    if (moved) await notifyMoved(ctx, moved, 'quoted')
    return
  }
  const text =
    version === 1
      ? `${hospitalName} 给出了报价，可以和其他报价并排比较。`
      : `${hospitalName} 更新了报价（第 ${version} 版），以前的版本也在。`
  await notifyOwner(ctx, row, filled(messages.quoted, { words: text }))
}
