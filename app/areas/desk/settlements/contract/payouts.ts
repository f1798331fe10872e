import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { call } from '#kit/wire/call.ts'
import { amount, day, file, id, text } from '#kit/wire/fields.ts'
import { MOST_RECEIVED, NOTE_LETTERS } from '../rules.ts'
import { notFound, ofPayout, ofSettlement, paper, payout, receipt, running } from './shapes.ts'

export const deskPayoutPropose = call({
  ...running,
  path: '/desk/settlements/{settlement_id}/payout',
  summary:
    'Propose to pay out what is due of a settled month: another agrees, or it is agreed to where nobody else could',
  ...ofSettlement,
  idempotency: 'framework',
  input: z.object({ settlement_id: id() }),
  /** The request that waits for another; null where nobody else could agree. */
  output: payout.extend({ request_id: z.int().nullable() }),
  refuses: {
    ...notAllowed,
    ...notFound,
    'nothing-due': '这张结算单没有应付的钱；负数会结转到下一张',
    'under-way': '这张结算单已经在付款或付过了，请刷新',
  },
})

const noPayout = { 'not-found': '没有找到这笔付款，请刷新', 'not-approved': '这笔付款现在不能这样处理，请刷新看看' }

export const deskPayoutPaid = call({
  ...running,
  path: '/desk/payouts/{payout_id}/paid',
  summary: 'Write down that the bank has paid, with its number, its day and a picture of its paper: it is owed no more',
  ...ofPayout,
  idempotency: 'framework',
  input: z.object({
    payout_id: id(),
    bank_no: text(40),
    paid_on: day(),
    proof: paper(),
  }),
  output: z.object({ payout_id: z.int() }),
  refuses: {
    ...notAllowed,
    ...noPayout,
    days: '付款日期要在同意那天之后、今天之前（都含当天）',
    'number-used': '这个银行流水号已经登记在另一笔付款上，请核对',
    proof: '回单照片没有上传成功，请重新添加',
  },
})

export const deskPayoutFail = call({
  ...running,
  path: '/desk/payouts/{payout_id}/fail',
  summary: 'Write down that a payout did not arrive, and why: it is owed as before',
  ...ofPayout,
  idempotency: 'framework',
  input: z.object({ payout_id: id(), says: text(NOTE_LETTERS) }),
  output: z.object({ payout_id: z.int() }),
  refuses: { ...notAllowed, ...noPayout },
})

export const deskReceiptPropose = call({
  ...running,
  path: '/desk/settlements/{settlement_id}/receipt',
  summary:
    'Write down what a party paid of what a settlement is short of, by the bank’s paper: another agrees, and then it is in the books',
  ...ofSettlement,
  idempotency: 'framework',
  input: z.object({
    settlement_id: id(),
    amount: amount(MOST_RECEIVED),
    bank_no: text(40),
    received_on: day(),
    proof: paper(),
  }),
  /** The request that waits for another; null where nobody else could agree. */
  output: receipt.extend({ request_id: z.int().nullable() }),
  refuses: {
    ...notAllowed,
    ...notFound,
    'no-claim': '这张结算单没有欠平台的钱，或者已经收齐',
    'is-offset': '欠款已经在结算单 {number} 里抵扣；之后收到的钱请登记在最新的一张',
    amount: '最多登记还欠的 {open} 元，请核对金额',
    waits: '这张结算单已有一笔收款等人同意，请先处理',
    days: '收款日期要在账期结束以后、今天之前（含当天）',
    'number-used': '这个银行流水号已经登记在另一笔收款上，请核对',
    proof: '回单照片没有上传成功，请重新添加',
  },
})

export const deskPayoutProof = call({
  ...running,
  path: '/desk/payout-proof',
  summary: 'Keep a photograph of a transfer’s paper, which nobody sees but who reads the money; its address',
  owner: 'self',
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notAllowed, ...uploadimg.refuses },
})
