import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, listOf, maybe, text, yuan } from '#kit/wire/fields.ts'
import { languageCodes, MOST, type PaperKind, paperKinds } from '../rules.ts'
import { notFound, ofRequest, paper } from './shapes.ts'

const over = { over: '这次询价已经结束，可以重新发起一次' }
const aRequest = z.object({ request_id: code() })

export const inquiryPapers = call({
  method: 'GET',
  path: '/inquiry/papers',
  summary: 'The papers of an inquiry: originals, and what was translated and checked',
  ...ofRequest,
  input: aRequest,
  output: listOf(paper),
  refuses: notFound,
})

export const inquiryPaperAdd = call({
  method: 'POST',
  path: '/inquiry/papers/add',
  summary:
    'Add a paper that the patient sent as a picture or a PDF; only who looks after the case and hospitals with a consent see it',
  ...ofRequest,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({
    request_id: code(),
    kind: z.enum(Object.keys(paperKinds) as [PaperKind, ...PaperKind[]]),
    language: z.enum(languageCodes),
    name: text(MOST.paperName),
    url: z.string().max(100),
  }),
  output: z.object({ paper_id: z.int() }),
  refuses: {
    ...notFound,
    ...over,
    file: '文件没有传好，请重新上传',
    'too-many': `一次询价最多放 ${MOST.papers} 份资料`,
  },
})

export const inquiryPaperRemove = call({
  method: 'POST',
  path: '/inquiry/papers/remove',
  summary: 'Take a paper away that the patient added, with its translations',
  owner: { paper_id: 'inquiry paper' },
  login: true,
  input: z.object({ paper_id: id() }),
  output: z.object({}),
  refuses: { 'not-found': '没有找到这份资料' },
})

export const inquiryPapersReady = call({
  method: 'POST',
  path: '/inquiry/papers/ready',
  summary: 'Say that the papers which were asked for are there: the clock of the quote goes on',
  ...ofRequest,
  input: aRequest,
  output: z.object({ request_id: z.string() }),
  refuses: { ...notFound, 'not-waiting': '现在没有等您补的资料' },
})

export const inquiryFee = call({
  method: 'POST',
  path: '/inquiry/fee',
  summary: 'Pay the service fee: the payment that waits already, or a new one',
  ...ofRequest,
  idempotency: 'framework',
  input: aRequest,
  output: z.object({ out_trade_no: z.string(), pay_amount: yuan() }),
  refuses: { ...notFound, 'not-payable': '这次询价现在不用付服务费', changed: '刚刚有一笔付款到账，请刷新后再看' },
})

export const inquiryAllow = call({
  method: 'POST',
  path: '/inquiry/allow',
  summary:
    'Let the papers of an inquiry leave the country to one hospital, beside the consent to the text, or take that back: it is shown nothing any more',
  ...ofRequest,
  consent: 'abroad',
  consentWhere: { is_given: ['1'] },
  input: z.object({ request_id: code(), unit_id: id(), is_given: int(0, 1) }),
  output: z.object({ is_agreed: flag() }),
  refuses: { ...notFound, ...over, unit: '没有找到这家医院，请刷新后重试' },
})

export const inquiryChoose = call({
  method: 'POST',
  path: '/inquiry/choose',
  summary: 'Choose a quote while it is valid, and pay its deposit; nothing is to be paid where it asks none',
  ...ofRequest,
  idempotency: 'framework',
  input: z.object({ request_id: code(), quote_id: maybe(id()) }),
  output: z.object({ out_trade_no: z.string(), pay_amount: yuan() }),
  refuses: {
    ...notFound,
    'not-choosable': '这次询价现在不能选报价',
    quote: '这份报价已经过期或有了新的版本，请选新的一份',
    changed: '刚刚有一笔付款到账，请刷新后再看',
  },
})
