import { z } from 'zod'
import { flag, time, yuan } from '#kit/wire/fields.ts'
import { currencyCodes } from '../rules.ts'
import { allStates } from '../states.ts'

export const notFound = { 'not-found': '没有找到这次询价' }

/** A case of the asker's, named by a parameter. */
export const ofRequest = { owner: { request_id: 'inquiry' }, login: true } as const

/** A hospital abroad as it is named beside an inquiry. */
export const hospital = z.object({ unit_id: z.int(), unit_name: z.string(), country_name: z.string() })

/** Where a promise stands. */
const clock = z.enum(['running', 'waiting', 'met', 'missed'])

/** An inquiry as a list has it. */
export const inquiry = z.object({
  request_id: z.string(),
  project_name: z.string(),
  state: z.enum(allStates),
  state_desc: z.string(),
  /** What comes next, in a sentence; ''. */
  next: z.string(),
  units: z.array(hospital),
  quote_num: z.int(),
  add_time: time(),
  /** Who looks after it; '' while nobody does. */
  staff_name: z.string(),
  answer_by: time().nullable(),
  answer_clock: clock,
  quote_by: time().nullable(),
  quote_clock: clock,
  fee: yuan(),
  is_fee_paid: flag(),
  is_fee_back: flag(),
})

/** A line of a quote. */
export const quoteLine = z.object({
  name: z.string(),
  num: z.int(),
  /** For one, in the currency. */
  price: yuan(),
  currency: z.enum(currencyCodes),
  is_included: flag(),
  payee_desc: z.string(),
  /** All of it in CNY, by the rate of the day of the quote. */
  cny: yuan(),
})

/** A version of a quote. */
export const quote = z.object({
  quote_id: z.int(),
  unit_id: z.int(),
  unit_name: z.string(),
  country_name: z.string(),
  version: z.int(),
  is_newest: flag(),
  /** It can be chosen today. */
  is_valid: flag(),
  is_chosen: flag(),
  lines: z.array(quoteLine),
  rates: z.array(z.object({ currency: z.enum(currencyCodes), rate: z.string(), date: z.string() })),
  included_amount: yuan(),
  besides_amount: yuan(),
  valid_date: z.string(),
  deposit: yuan(),
  /** What of the deposit comes back, step by step. */
  back_steps: z.array(z.object({ title: z.string(), percent: z.int(), amount: yuan() })),
  assumptions: z.string(),
  add_time: time(),
})

/** A paper of a case. */
export const paper = z.object({
  paper_id: z.int(),
  kind_desc: z.string(),
  language_desc: z.string(),
  name: z.string(),
  is_pdf: flag(),
  /** Shows it for an hour. */
  url: z.string(),
  /** Of which paper it is the translation; 0: of none. */
  original_id: z.int(),
  /** How many compared a translation with its original. */
  check_num: z.int(),
  is_mine: flag(),
  add_time: time(),
})
