import { isCreditCode } from '#kit/check/credit-code.ts'
import type { Fen } from '#kit/money/fen.ts'
import { type InvoiceState, invoiceStates } from './states.ts'

/** Who an invoice may be made out to. */
export const buyerKinds = { personal: '个人', company: '企业或单位' } as const
/** One of them. */
export type BuyerKind = keyof typeof buyerKinds

/** The words by which it is known that an order has no invoice yet [X225]. */
export const NO_INVOICE = '发票不存在'
/** Titles in one patient's book. */
export const MOST_TITLES = 10
/** Seconds until an issuer who did not answer is asked again, by how often they were asked before; then always the last. */
const waits = [60, 300, 1_800, 7_200] as const
/** So often an issuer may fail to answer before the desk sees it. */
export const TRIES_BEFORE_DESK = 3
/** So long one answer may take; whoever asks meanwhile is another try. */
export const ANSWER_MINUTES = 5

/** Until the issuer is asked again, in seconds. */
export const waitSeconds = (tries: number): number => waits[Math.min(tries, waits.length) - 1] ?? waits[0]

/** Whom it is made out to, as somebody typed it. */
export interface Buyer {
  kind: BuyerKind
  title: string
  taxNo: string
  email: string
}

/** What keeps a buyer from being taken, by field; nothing where all is well. A company has a tax number (GB 32100-2015), a person none. */
export const faultsOf = ({
  kind,
  title,
  taxNo,
  email,
}: Buyer): Partial<Record<'title' | 'taxNo' | 'email', string>> => ({
  ...(title.trim() === '' && { title: kind === 'company' ? '请填写单位全称' : '请填写姓名' }),
  ...(kind === 'company' && taxFault(taxNo)),
  ...(email.trim() !== '' && !isEmail(email.trim()) && { email: '邮箱不正确，请检查，或留空' }),
})

const taxFault = (taxNo: string) => {
  if (taxNo.trim() === '') return { taxNo: '请填写 18 位税号（统一社会信用代码）' }
  return isCreditCode(taxNo) ? undefined : { taxNo: '税号不正确，请对照营业执照检查每一位' }
}

const isEmail = (text: string): boolean => /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 100

/** An order as far as its invoice asks. */
export interface Money {
  paidFen: Fen
  /** What of it gift cards paid: their invoice was made when they were bought. */
  cardFen: Fen
  backFen: Fen
}

/** What an invoice of this order may be over: what was truly paid at the cashier, less what went back there. */
export const invoiceableFen = ({ paidFen, cardFen, backFen }: Money): Fen => Math.max(0, paidFen - cardFen - backFen)

/** Why an invoice cannot be asked for now, by the name of the refusal; undefined where it can. */
export const whyNot = (order: Money, provider: string): 'off' | 'not-paid' | 'nothing-left' | undefined => {
  if (provider === 'none') return 'off'
  if (order.paidFen === order.cardFen) return 'not-paid'
  return invoiceableFen(order) > 0 ? undefined : 'nothing-left'
}

/** What is still to be taken back of an invoice, when so much of it was or is being taken back. */
export const owedBackFen = (amountFen: Fen, takenBackFen: Fen, order: Money): Fen =>
  Math.max(0, amountFen - takenBackFen - invoiceableFen(order))

interface Item {
  name: string
  pieces: number
  dueFen: Fen
  backFen: Fen
  backPieces: number
}

/** What stands on the invoice: each thing with what stayed paid for it, then freight; one line where they do not sum up. */
export const linesOf = (items: readonly Item[], freightFen: Fen, amountFen: Fen) => {
  const lines = items
    .map(({ name, pieces, dueFen, backFen, backPieces }) => ({
      name,
      pieces: Math.max(1, pieces - backPieces),
      amountFen: dueFen - backFen,
    }))
    .filter((line) => line.amountFen > 0)
  const rest = amountFen - lines.reduce((sum, line) => sum + line.amountFen, 0)
  if (rest === 0) return lines
  if (rest > 0 && rest <= freightFen) return [...lines, { name: '运费', pieces: 1, amountFen: rest }]
  return [{ name: items.length > 1 ? `${items[0]?.name}等` : (items[0]?.name ?? '商品'), pieces: 1, amountFen }]
}

/** An invoice as far as what a refund did to it asks. */
export interface AfterMoney {
  state: InvoiceState
  amountFen: Fen
  /** What red-letter invoices took back, and what such are about to. */
  redFen: Fen
  comingRedFen: Fen
  orderBackFen: Fen
}

/** What a refund did to an invoice, in words: what happened, and what comes next. */
export const afterRefund = ({ state, amountFen, redFen, comingRedFen, orderBackFen }: AfterMoney) => {
  if (orderBackFen === 0) return { done: true, title: '这个订单没有退款', text: '发票没有变化。' }
  if (state === 'dropped')
    return { done: true, title: '发票已取消', text: '付款已全部退回，发票还没有开具，所以不再开了。' }
  if (comingRedFen > 0)
    return { done: false, title: '正在冲红发票', text: '退款部分的红字发票正在开具，一般几分钟内完成，不用您操作。' }
  if (state === 'reversed') return { done: true, title: '发票已全部冲红', text: '原发票已作废，请不要再用它报销。' }
  if (redFen > 0) return { done: true, title: '退款部分已冲红', text: '请把原发票和红字发票一起保存，报销时一起提交。' }
  if (invoiceStates[state].mayChange && amountFen > 0)
    return { done: true, title: '发票金额已减少', text: '发票还没有开具，会按退款后的金额开。' }
  return { done: true, title: '发票按退款后的金额开具', text: '不用您操作。' }
}
