import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, pageOf, paging } from '#kit/wire/fields.ts'
import { listing } from '#kit/wire/listing.ts'
import { kinds, notPlatform, party, reading, running } from './shapes.ts'

const percent = () =>
  z
    .string()
    .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/)
    .meta({ examples: ['0.6'] })
const partiesAsked = { keyword: listing({}).keyword, kind: z.enum(kinds).default('hospital') }

const termsRow = { row: 'party', by: 'party' } as const

export const deskSettlementParties = call({
  method: 'GET',
  path: '/desk/settlement-parties',
  summary: 'Page through hospitals, doctors or partners with the terms that hold for them',
  shows: [termsRow],
  ...reading,
  input: z.object({ ...partiesAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      party: z.string(),
      party_name: z.string(),
      /** Per cent; '' where nothing was agreed. */
      share: z.string(),
      fee: z.string(),
      from_day: z.string(),
      set_by: z.string(),
      next_share: z.string(),
      next_fee: z.string(),
      next_day: z.string(),
      version: versionShown(),
    }),
  ),
  refuses: { ...notAllowed, ...notPlatform },
})

export const deskSettlementTerms = call({
  ...running,
  path: '/desk/settlement-parties/terms',
  summary: 'Write down what was agreed with a party from a day on: its share, and the provider’s fee that it bears',
  edits: termsRow,
  owner: 'self',
  input: z.object({ party: party(), share: percent(), fee: percent(), from_day: day(), version: versionSeen() }),
  output: z.object({ party: z.string() }),
  refuses: {
    ...notAllowed,
    ...changedSince,
    ...notPlatform,
    'not-found': '没有找到这个结算对象，请刷新',
    'too-late': '只能从今天或以后的某一天起，之前的按当时的比例结算',
  },
})
