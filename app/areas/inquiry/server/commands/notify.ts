import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { address } from '#kit/wire/address.ts'
import { type InquiryState, inquiryStates } from '../../states.ts'
import type { RequestRow } from '../queries.ts'

/** The page of an inquiry. */
export const linkOf = (id: string): string => address('/inquiry/inquiryDetail', { id })

interface Words {
  title: string
  text: string
  kind?: 'system' | 'payment'
}

/** Tells who asked something of their inquiry, on their phone too. */
export const notifyOwner = async (
  ctx: Context,
  { id, patientId }: Pick<RequestRow, 'id' | 'patientId'>,
  { title, text, kind = 'system' }: Words,
) => {
  if (patientId !== null) await notifyPatient(ctx, { patientId, kind, title, text, link: linkOf(id), sms: true })
}

/** Tells who asked that their inquiry went on. */
export const notifyMoved = (ctx: Context, row: RequestRow, state: InquiryState) => {
  const { words, next } = inquiryStates[state]
  return notifyOwner(ctx, row, { title: `海外就医：${words}`, text: next ? `${next}。` : '这次询价已经结束。' })
}

/** Tells who asked that money goes back. */
export const notifyBack = (ctx: Context, row: RequestRow, fen: number, why: string) =>
  notifyOwner(ctx, row, {
    title: '海外就医：退款已发起',
    text: `${why}，${fenToYuan(fen)} 元将原路退回。`,
    kind: 'payment',
  })
