import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { text, time } from '#kit/wire/fields.ts'
import { MOST } from '../rules.ts'
import { paper, quote } from './shapes.ts'
import { quoteFaults, writtenQuote } from './written.ts'

const over = {
  over: '没有这个访问码，或者已经过期、被收回。请核对，或联系专人重新发送',
  'too-many': '试得太多了，请过 15 分钟再试',
}
const aCode = { code: text(30), who: text(MOST.who) }

export const inquiryHospitalOpen = call({
  method: 'POST',
  path: '/inquiry/hospital/open',
  summary:
    'What a hospital is shown of a case by its code: what is asked, the papers that may leave, its quotes so far; each look is written down',
  owner: 'anyone',
  body: 'json',
  input: z.object(aCode),
  output: z.object({
    unit_name: z.string(),
    project_name: z.string(),
    /** The first letter of the name alone, until a quote is chosen. */
    patient_name: z.string(),
    content: z.string(),
    end_time: time(),
    papers: z.array(paper),
    quotes: z.array(quote),
  }),
  refuses: over,
})

export const inquiryHospitalQuote = call({
  method: 'POST',
  path: '/inquiry/hospital/quote',
  summary:
    'A hospital gives its quote by its code: the first, or another version of it; the same again is no new version',
  owner: 'anyone',
  body: 'json',
  input: z.object({ ...aCode, ...writtenQuote }),
  output: z.object({ version: z.int() }),
  refuses: { ...over, ...quoteFaults, closed: '这位患者已经选好或结束了询价，不再接受报价' },
})

export const inquiryLetterCheck = call({
  method: 'POST',
  path: '/inquiry/letter_check',
  summary:
    'Whether an invitation letter is genuine, by its code: what stands in it, with most of the passport number hidden',
  owner: 'anyone',
  body: 'json',
  input: z.object({ code: text(30) }),
  output: z.object({
    state: z.enum(['valid', 'expired', 'revoked']),
    passport_name: z.string(),
    passport_no: z.string(),
    birth_date: z.string(),
    unit_name: z.string(),
    unit_foreign_name: z.string(),
    city: z.string(),
    country_name: z.string(),
    begin_date: z.string(),
    end_date: z.string(),
    payer: z.string(),
    valid_date: z.string(),
    add_time: time(),
  }),
  refuses: {
    forged: '没有这封邀请函。请逐字核对编号；仍不对，请当作伪造处理',
    'too-many': '试得太多了，请过 15 分钟再试',
  },
})
