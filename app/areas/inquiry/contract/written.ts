import { z } from 'zod'
import { amount, day, int, listed, maybe, maybeText, text } from '#kit/wire/fields.ts'
import { currencyCodes, type LinePayee, MOST, payees } from '../rules.ts'

/** A quote as somebody writes it: at the desk, or at the hospital by its link. */
export const writtenQuote = {
  lines: listed(
    z
      .array(
        z.object({
          name: text(MOST.lineName),
          num: int(1, 9_999),
          /** For one, in the currency. */
          price: amount(9_999_999),
          currency: z.enum(currencyCodes),
          is_included: int(0, 1),
          payee: z.enum(Object.keys(payees) as [LinePayee, ...LinePayee[]]),
        }),
      )
      .min(1)
      .max(MOST.lines),
  ),
  valid_date: day(),
  deposit: amount(500_000),
  /** What of the deposit comes back, in percent: before the letter, before one leaves, before the treatment begins. */
  back_deposit: int(0, 100),
  back_letter: int(0, 100),
  back_travel: int(0, 100),
  assumptions: maybe(maybeText(MOST.assumptions)),
}

/** Why a quote cannot be taken. */
export const quoteFaults = {
  past: '有效期要在今天以后',
  'not-falling': '越往后退得越少：三个退还比例要从高到低',
  rate: '{currency} 还没有最近 {days} 天的汇率，请先登记当日汇率',
  'too-much': '报价合计太大了，请核对每一行',
}
