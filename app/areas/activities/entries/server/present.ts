import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Context } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { maskName, maskPhone } from '#kit/seal/mask.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf, formatTime } from '#kit/time/day.ts'
import { visitStates } from '../rules.ts'
import type { BankRow, FeedbackRow, VisitRow } from './queries.ts'

/** Kinds of sealed text. */
export const NAME = 'bank-visit-name'
/** The same of numbers. */
export const MOBILE = 'bank-visit-mobile'
/** The same of what was told. */
export const FEEDBACK = 'family-feedback'
/** The same of the number beside it. */
export const FEEDBACK_MOBILE = 'family-feedback-mobile'

type Inside = Pick<Context, 'config' | 'now'>

/** A bank as patients choose it. */
export const asBank = ({ id, name, address, note }: BankRow) => ({ bank_id: id, bank_name: name, address, note })

/** Name and mobile as they were written. */
export const openVisit = ({ config }: Pick<Context, 'config'>, { visit }: VisitRow) => ({
  truename: sealOf(config).open(visit.nameSealed, NAME),
  mobile: sealOf(config).open(visit.mobileSealed, MOBILE),
})

const asVisit = ({ visit, bankName, address }: VisitRow) => ({
  yuyue_id: visit.id,
  bank_name: bankName,
  address,
  yuyue_date: visit.day,
  state: visit.state,
  state_desc: visitStates[visit.state],
  add_time: visit.askedAt,
})

/** A visit as its patient sees it. */
export const asOwnVisit = (ctx: Inside, row: VisitRow) => {
  const { truename, mobile } = openVisit(ctx, row)
  const can_cancel = row.visit.state !== 'cancelled' && row.visit.day > dayOf(ctx.now)
  return { ...asVisit(row), truename, mobile: maskPhone(mobile), can_cancel }
}

/** A visit as the desk's list shows it: the number is asked for. */
export const asManagedVisit = (ctx: Inside, row: VisitRow) => {
  const { truename, mobile } = openVisit(ctx, row)
  return { ...asVisit(row), truename: maskName(truename), mobile: maskPhone(mobile) }
}

/** The columns of the file that a bank is given, with whole names and numbers. */
export const visitColumns: CsvColumns<ReturnType<typeof asHandedVisit>> = {
  编号: (row) => row.yuyue_id,
  银行: (row) => row.bank_name,
  预约日: (row) => row.yuyue_date,
  姓名: (row) => row.truename,
  手机: (row) => row.mobile,
  状态: (row) => row.state_desc,
  提交: (row) => formatTime(row.add_time),
}

/** A visit as the bank is told it. */
export const asHandedVisit = (ctx: Inside, row: VisitRow) => ({ ...asVisit(row), ...openVisit(ctx, row) })

/** What was told, for the desk. */
export const asFeedback = (ctx: Inside, row: FeedbackRow) => ({
  feedback_id: row.id,
  content: sealOf(ctx.config).open(row.contentSealed, FEEDBACK),
  mobile: maskPhone(mobileOf(ctx, row)),
  images: row.images.map((image) => lendAddress(ctx, image)),
  is_read: row.readAt !== null,
  add_time: row.saidAt,
})

/** The number beside what was told; ''. */
export const mobileOf = ({ config }: Pick<Context, 'config'>, { mobileSealed }: FeedbackRow): string =>
  mobileSealed === null ? '' : sealOf(config).open(mobileSealed, FEEDBACK_MOBILE)

/** The columns of the file. */
export const feedbackColumns: CsvColumns<ReturnType<typeof asFeedback>> = {
  编号: (row) => row.feedback_id,
  内容: (row) => row.content,
  手机: (row) => row.mobile,
  图片: (row) => row.images.length,
  看过: (row) => (row.is_read ? '是' : '否'),
  提交: (row) => formatTime(row.add_time),
}
