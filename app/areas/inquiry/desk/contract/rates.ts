import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { day, flag, listOf, nothing } from '#kit/wire/fields.ts'
import { currencyCodes, foreignCodes } from '../../rules.ts'
import { working } from './shapes.ts'

export const deskRates = call({
  method: 'GET',
  path: '/desk/inquiry-rates',
  summary: 'The newest rate of every currency, and of which day it is',
  ...working,
  input: nothing(),
  output: listOf(
    z.object({
      currency: z.enum(currencyCodes),
      currency_name: z.string(),
      /** Yuan for one unit; ''. */
      rate: z.string(),
      date: z.string(),
      /** Quotes are summed up by it. */
      is_usable: flag(),
    }),
  ),
  refuses: notAllowed,
})

export const deskRateAdd = call({
  method: 'POST',
  path: '/desk/inquiry-rates',
  summary: 'Write down what a currency is worth in CNY on a day; quotes that were summed up stay as they are',
  ...working,
  input: z.object({
    currency: z.enum(foreignCodes),
    date: day(),
    /** Yuan for one unit. */
    rate: z
      .string()
      .regex(/^\d{1,3}(\.\d{1,6})?$/)
      .transform((given) => Math.round(Number(given) * 1_000_000))
      .refine((millionths) => millionths > 0, 'nothing')
      .meta({ examples: ['7.1234'] }),
  }),
  output: z.object({ currency: z.enum(currencyCodes) }),
  refuses: { ...notAllowed, future: '日期不能晚于今天' },
})
