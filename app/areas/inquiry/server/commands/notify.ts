import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { type InquiryState, inquiryStates } from '../../states.ts'
import type { RequestRow } from '../queries.ts'

/** The page of an inquiry. */
export const linkOf = (id: string): string => address('/inquiry/inquiryDetail', { id })

/** Tells who asked something of their inquiry, on their phone too. */
export const notifyOwner = async (
  ctx: Context,
  { id, patientId }: Pick<RequestRow, 'id' | 'patientId'>,
  { template, values }: FilledMessage,
) => {
  if (patientId !== null) await notifyBy(ctx, template, { patientId, values, link: linkOf(id) })
}

/** Tells who asked that their inquiry went on. */
export const notifyMoved = (ctx: Context, row: RequestRow, state: InquiryState) => {
  const { words, next } = inquiryStates[state]
  return notifyOwner(
    ctx,
    row,
    filled(messages.moved, { state: words, next: next ? `${next}。` : '这次询价已经结束。' }),
  )
}

/** Tells who asked that money goes back. */
export const notifyBack = (ctx: Context, row: RequestRow, fen: number, why: string) =>
  notifyOwner(ctx, row, filled(messages.back, { reason: why, money: fenToYuan(fen) }))
