import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import {
  code,
  flag,
  id,
  int,
  listOf,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { type BuyerKind, buyerKinds, NO_INVOICE } from './rules.ts'
import type { InvoiceState } from './states.ts'
import { allStates } from './states.ts'

const invoice_type = z.enum(Object.keys(buyerKinds) as BuyerKind[])
const state_id = z.enum(allStates as [InvoiceState, ...InvoiceState[]])
const notFound = { 'not-found': '没有找到这个订单' }
const ofOrder = { owner: { order_id: 'goods order' }, envelope: 'state', login: true } as const
const buyer = { invoice_type, title: text(100), tax_no: maybeText(40), email: maybeText(100) }
const badBuyer = { 'bad-buyer': '{fault}' }

const invoice = z.object({
  order_id: z.string(),
  invoice_type,
  title: z.string(),
  tax_no: z.string(),
  email: z.string(),
  amount: yuan(),
  seller: z.string(),
  state_id,
  state_desc: z.string(),
  may_change: flag(),
  /** Why the issuer would not; '' where they said nothing. */
  says: z.string(),
  /** The issuer's; '' before it is issued. */
  number: z.string(),
  add_time: time(),
  issue_time: time().nullable(),
  /** What took part of it back, or all, the oldest first. */
  reds: z.array(
    z.object({
      amount: yuan(),
      state_id,
      state_desc: z.string(),
      number: z.string(),
      issue_time: time().nullable(),
    }),
  ),
  /** What a refund of the order did to it. */
  after_refund: z.object({ done: flag(), title: z.string(), text: z.string() }),
})

export const invoiceGet = call({
  method: 'GET',
  path: '/invoice/get',
  summary: 'The invoice of an order, with what was taken back of it',
  ...ofOrder,
  input: z.object({ order_id: code() }),
  output: invoice,
  refuses: { ...notFound, none: NO_INVOICE },
})

export const invoiceList = call({
  method: 'GET',
  path: '/invoice/list',
  summary: 'Page through the invoices that the patient asked for, whatever became of them, the newest first',
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object(paging(10)),
  output: pageOf(
    z.object({
      order_id: z.string(),
      seller: z.string(),
      amount: yuan(),
      state_id,
      state_desc: z.string(),
      /** Something of it was taken back, or is about to be. */
      is_reduced: flag(),
      add_time: time(),
    }),
  ),
})

export const invoiceSave = call({
  method: 'POST',
  path: '/invoice/save',
  summary:
    'Ask for the invoice of a paid order, or change the one that was asked for; the amount is what stayed paid, whatever is sent',
  ...ofOrder,
  idempotency: 'framework',
  input: z.object({ order_id: code(), ...buyer, amount: maybeText(20) }),
  output: invoice,
  refuses: {
    ...notFound,
    ...badBuyer,
    off: '这里还不能在线开票，请联系商家开具',
    'not-paid': '这个订单还没有付款，付款后才能开发票',
    'nothing-left': '这个订单的付款已全部退回，没有可以开票的金额',
    'not-open': '发票{state}，不能再修改',
  },
})

export const invoiceOrder = call({
  method: 'GET',
  path: '/invoice/order',
  summary:
    'What may be invoiced of an order: who sells, for what, how much stayed paid, and whether it can be asked for here',
  ...ofOrder,
  input: z.object({ order_id: code() }),
  output: z.object({
    order_id: z.string(),
    seller: z.string(),
    goods_name: z.string(),
    goods_num: z.int(),
    amount: yuan(),
    /** 0: not now, and why. */
    can_ask: flag(),
    why: z.string(),
  }),
  refuses: notFound,
})

export const invoiceFile = call({
  method: 'GET',
  path: '/invoice/file',
  summary: 'An address under which the PDF of an issued invoice is to be had for an hour',
  ...ofOrder,
  input: z.object({ order_id: code(), number: text(40) }),
  output: z.object({ url: z.string() }),
  refuses: { 'not-found': '没有找到这张发票，可能还没有开好' },
})

const ownTitle = { owner: { title_id: 'invoice title' }, envelope: 'state', login: true } as const
const noTitle = { 'not-found': '没有找到这个抬头，可能已经删除' }

export const invoiceTitles = call({
  method: 'GET',
  path: '/invoice/title/list',
  summary: "The patient's book of titles to make invoices out to, the default one first",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: nothing(),
  output: listOf(
    z.object({
      title_id: z.int(),
      invoice_type,
      title: z.string(),
      tax_no: z.string(),
      email: z.string(),
      is_default: flag(),
    }),
  ),
})

export const invoiceTitleSave = call({
  method: 'POST',
  path: '/invoice/title/save',
  summary: 'Add a title to the book, or change the one that title_id names; the first one is the default',
  ...ownTitle,
  idempotency: 'framework',
  input: z.object({ title_id: maybe(id()), ...buyer, is_default: maybe(int(0, 1)) }),
  output: z.object({ title_id: z.int() }),
  refuses: { ...noTitle, ...badBuyer, 'too-many': '最多保存 {most} 个抬头，请先删除不用的' },
})

export const invoiceTitleDelete = call({
  method: 'POST',
  path: '/invoice/title/delete',
  summary: 'Take a title out of the book; where it was the default, the newest of the others becomes it',
  ...ownTitle,
  input: z.object({ title_id: id() }),
  output: z.object({}),
  refuses: noTitle,
})
