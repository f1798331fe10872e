import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { allVisitStates, feedbackSorts, MOST, visitSorts } from '../rules.ts'

/** What comes in is the platform's: none is of a hospital. */
const platforms = { ...notAllowed, 'not-platform': '银行预约和家庭活动反馈由平台处理，本院的工作台看不到' }
const reading = { owner: 'self', staff: true, may: 'entries.read' } as const
const askedVisits = { list: maybe(z.enum(allVisitStates)), bank_id: maybe(id()), ...daySpan(), ...listing(visitSorts) }

export const deskBankVisits = call({
  method: 'GET',
  path: '/desk/bank-visits',
  summary: 'Page through appointments with banks, by masked names and numbers',
  ...reading,
  input: z.object({ ...askedVisits, ...paging(20) }),
  output: pageOf(
    z.object({
      yuyue_id: z.int(),
      bank_name: z.string(),
      yuyue_date: z.string(),
      truename: z.string(),
      mobile: z.string(),
      state: z.enum(allVisitStates),
      state_desc: z.string(),
      add_time: time(),
    }),
  ),
  refuses: platforms,
})

export const deskBankVisitsExport = exportOf(deskBankVisits, askedVisits)

export const deskBankVisitContact = call({
  method: 'POST',
  path: '/desk/bank-visits/{yuyue_id}/contact',
  summary: 'Read the number of who waits, to hand it to their bank: the visit counts as told',
  ...reading,
  input: z.object({ yuyue_id: id() }),
  output: z.object({ yuyue_id: z.int(), truename: z.string(), mobile: z.string() }),
  refuses: { ...platforms, 'not-found': '没有找到这个预约', gone: '这个预约已经取消，不能再看号码' },
})

const bankRow = { row: 'bank', by: 'bank_id' } as const

export const deskBanks = call({
  method: 'GET',
  path: '/desk/banks',
  summary: 'Page through banks, those that take appointments first',
  shows: [bankRow],
  ...reading,
  input: z.object(paging(20)),
  output: pageOf(
    z.object({
      bank_id: z.int(),
      bank_name: z.string(),
      address: z.string(),
      note: z.string(),
      is_open: flag(),
      version: versionShown(),
    }),
  ),
  refuses: platforms,
})

const bank = { bank_name: text(MOST.bank), address: text(MOST.address), note: maybeText(MOST.note) }
const output = z.object({ bank_id: z.int() })
const noBank = { ...platforms, 'not-found': '没有找到这家银行' }

export const deskBankAdd = call({
  method: 'POST',
  path: '/desk/banks/add',
  summary: 'Add a bank that takes appointments',
  edits: bankRow,
  ...reading,
  idempotency: 'framework',
  input: z.object(bank),
  output,
  refuses: platforms,
})

export const deskBankChange = call({
  method: 'POST',
  path: '/desk/banks/{bank_id}/change',
  summary: 'Write a bank over what it was',
  edits: bankRow,
  ...reading,
  input: z.object({ bank_id: id(), ...bank, version: versionSeen() }),
  output,
  refuses: { ...noBank, ...changedSince },
})

export const deskBankSwitch = call({
  method: 'POST',
  path: '/desk/banks/{bank_id}/switch',
  summary: 'Let a bank take appointments, or no more; those that there are stay',
  ...reading,
  input: z.object({ bank_id: id(), is_open: int(0, 1) }),
  output,
  refuses: noBank,
})

const askedFeedback = { list: maybe(z.enum(['new', 'read'])), ...daySpan(), ...listing(feedbackSorts) }

export const deskFamilyFeedback = call({
  method: 'GET',
  path: '/desk/family-feedback',
  summary: 'Page through what people thought of family activities',
  ...reading,
  input: z.object({ ...askedFeedback, ...paging(20) }),
  output: pageOf(
    z.object({
      feedback_id: z.int(),
      content: z.string(),
      /** Masked; '' where none was given. */
      mobile: z.string(),
      images: z.array(z.string()),
      is_read: flag(),
      add_time: time(),
    }),
  ),
  refuses: platforms,
})

export const deskFamilyFeedbackExport = exportOf(deskFamilyFeedback, askedFeedback)

export const deskFamilyFeedbackRead = call({
  method: 'POST',
  path: '/desk/family-feedback/{feedback_id}/read',
  summary: 'Note that it was read, and read the number that was left for an answer',
  ...reading,
  input: z.object({ feedback_id: id() }),
  output: z.object({ feedback_id: z.int(), mobile: z.string() }),
  refuses: { ...platforms, 'not-found': '没有找到这条反馈' },
})
