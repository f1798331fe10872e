import { z } from 'zod'
import { allStates, type ConsultationState } from '#app/areas/consult/consultations/states.ts'
import { consultationKinds } from '#app/areas/consult/doctors/rules.ts'
import { payoutStates } from '#app/areas/desk/settlements/states.ts'
import { call } from '#kit/wire/call.ts'
import { listOf, nothing, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'

const own = { owner: 'self', doctor: true } as const
/** What falls to the doctor by what was agreed; 0.00 where nothing was. */
const share = yuan()
const sums = { paid: yuan(), refunded: yuan(), earned: yuan() }

export const benchIncome = call({
  method: 'GET',
  path: '/workbench/income',
  summary: 'What consultations of this doctor brought, in all and by month, the newest first',
  ...own,
  input: nothing(),
  output: listOf(z.object({ month: z.string(), ask_num: z.int(), ...sums, share })).extend({ ...sums }),
})

export const benchIncomeOf = call({
  method: 'GET',
  path: '/workbench/income/month',
  summary: 'Page through the consultations for which money moved in a month',
  ...own,
  input: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), ...paging(20) }),
  output: pageOf(
    z.object({
      ask_id: z.string(),
      type: z.enum(consultationKinds),
      type_name: z.string(),
      state: z.enum(allStates as [ConsultationState]),
      state_desc: z.string(),
      /** When money moved for it last. */
      time: time(),
      ...sums,
      share,
    }),
  ),
})

export const benchSettlements = call({
  method: 'GET',
  path: '/workbench/settlements',
  summary:
    'What was agreed with this doctor, what is not settled yet, and what was: share, fee, payout, the newest first',
  ...own,
  input: nothing(),
  output: listOf(
    z.object({
      number: z.string(),
      month: z.string(),
      came: yuan(),
      went: yuan(),
      fee: yuan(),
      /** What who sold keeps. */
      kept: yuan(),
      /** What falls to the doctor. */
      net: yuan(),
      carried: yuan(),
      due: yuan(),
      issue_time: time(),
      payout: z.enum(payoutStates).nullable(),
      payout_name: z.string(),
      /** When it arrived; ''. */
      paid_date: z.string(),
      /** Why it did not. */
      says: z.string(),
    }),
  ).extend({
    /** Per cent of what is left after the fee, and the fee; null where nothing is agreed today. */
    terms: z.object({ share: z.string(), fee: z.string(), from_day: z.string() }).nullable(),
    open: z.object({ came: yuan(), went: yuan(), fee: yuan(), kept: yuan(), net: yuan() }),
  }),
})

export const benchGifts = call({
  method: 'GET',
  path: '/workbench/gifts',
  summary: 'Page through the gifts that this doctor received, the newest first; points were given for them, no money',
  ...own,
  input: z.object({ ...paging(20) }),
  output: pageOf(
    z.object({
      gift_id: z.int(),
      name: z.string(),
      image: z.string(),
      num: z.int(),
      giver: z.string(),
      add_time: time(),
      /** In which consultation; '' where it was given elsewhere. */
      ask_id: z.string(),
    }),
  ),
})
