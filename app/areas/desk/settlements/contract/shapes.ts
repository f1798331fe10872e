import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { partyPattern } from '#app/areas/pay/rules/accounts.ts'
import { flag, time, yuan } from '#kit/wire/fields.ts'
import { type PartyKind, partyKinds } from '../rules.ts'
import { payoutStates, receiptStates } from '../states.ts'

export const reading = { owner: 'self', staff: true, may: 'money.read', refuses: notAllowed } as const
export const running = { method: 'POST', staff: true, may: 'payouts.run' } as const
export const ofSettlement = { owner: { settlement_id: 'settlement of the desk' } } as const
export const ofPayout = { owner: { payout_id: 'payout of the desk' } } as const
export const notPlatform = { 'not-platform': '结算由平台财务办理，本院的工作台只能查看' }
export const notFound = { 'not-found': '没有找到这张结算单，请刷新' }

export const party = () =>
  z
    .string()
    .regex(new RegExp(partyPattern))
    .meta({ examples: ['hospital:7'] })
export const kinds = Object.keys(partyKinds) as [PartyKind, ...PartyKind[]]

export const payout = z.object({
  payout_id: z.int(),
  number: z.string(),
  amount: yuan(),
  state: z.enum(payoutStates),
  state_name: z.string(),
  propose_time: time(),
  proposed_by: z.string(),
  approve_time: time().nullable(),
  approved_by: z.string(),
  /** Nobody else could have agreed. */
  is_alone: flag(),
  end_time: time().nullable(),
  ended_by: z.string(),
  bank_no: z.string(),
  paid_on: z.string(),
  /** Lent for an hour; '' where there is none. */
  proof_url: z.string(),
  says: z.string(),
})

export const receipt = z.object({
  receipt_id: z.int(),
  number: z.string(),
  amount: yuan(),
  state: z.enum(receiptStates),
  state_name: z.string(),
  bank_no: z.string(),
  received_on: z.string(),
  /** Lent for an hour. */
  proof_url: z.string(),
  propose_time: time(),
  proposed_by: z.string(),
  approve_time: time().nullable(),
  approved_by: z.string(),
  /** Nobody else could have agreed. */
  is_alone: flag(),
  says: z.string(),
})

/** The bank's paper, as it was uploaded. */
export const paper = () =>
  z
    .string()
    .max(200)
    .meta({ examples: ['/files/0123456789abcdef0123456789abcdef01234567.jpg'] })
