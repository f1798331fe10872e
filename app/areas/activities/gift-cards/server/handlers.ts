import { countUp } from '#app/areas/access/patients/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { TooMany } from '#kit/wire/errors.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { digitsIn, TRIES_EACH } from '../rules.ts'
import { asCard, asPaying, secretHashesOf } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async exchangeGiftCard({ card_no, card_pwd }, ctx) {
    const { db, now, patient } = ctx
    const cardNo = digitsIn(card_no)
    await takeTry(ctx, cardNo)
    const card = await queries.findCard(db, cardNo)
    if (!card || !secretHashesOf(cardNo, digitsIn(card_pwd), ctx).includes(card.secretHash)) return ctx.refuse('wrong')
    if (card.patientId === patient) return asCard(card, now)
    if (card.boundAt !== null) return ctx.refuse('used')
    if (card.validUntil <= now) return ctx.refuse('expired')
    const bound =
      (await queries.bindCard(db, card.id, patient, now)) ?? (await queries.findOwnCard(db, patient, card.id))
    return bound ? asCard(bound, now) : ctx.refuse('used')
  },

  async giftCardList({ state, page, page_size: size }, ctx) {
    const which = { isUsable: state && state === 'usable', now: ctx.now }
    return paged(await queries.listCards(ctx.db, ctx.patient, which, { page, size }), (row) => asPaying(row, ctx))
  },

  async giftCardConsumeDetail({ card_id, page, page_size: size }, { db, patient, refuse }) {
    if (!(await queries.findOwnCard(db, patient, card_id))) return refuse('not-found')
    return paged(await queries.listSpends(db, card_id, { page, size }), (row) => ({
      unit_name: row.unitName,
      amount: row.amountFen,
      back_amount: row.backFen,
      order_id: row.orderId ?? '',
      balance: row.balanceFen,
      time: row.spentAt,
    }))
  },
}

/** Counts a try before it is made, so that a hundred at once are a hundred: of the patient, and with the card. */
const takeTry = async ({ db, now, config, patient }: PatientContext, cardNo: string) => {
  const endsAt = later(now, { hours: 1 })
  const counted = [
    { bucket: `gift-card ${patient}`, most: TRIES_EACH.patient },
    { bucket: `gift-card-no ${sealOf(config).index(cardNo, 'gift-card-no')}`, most: TRIES_EACH.card },
  ]
  for (const { bucket, most } of counted) if ((await countUp(db, bucket, now, endsAt)) > most) throw new TooMany(3_600)
}
