import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'

const card = z.object({
  card_id: z.int(),
  /** Its last four digits alone. */
  card_no: z.string(),
  amount: yuan(),
  balance: yuan(),
  state: z.enum(['usable', 'empty', 'expired']),
  bind_time: time(),
  end_time: time(),
})

export const exchangeGiftCard = call({
  method: 'POST',
  path: '/HealthGiftCard/exchangeGiftCard',
  summary:
    'Bind a gift card that nobody has to the patient, by its number and secret; their own again is answered the same',
  owner: 'self',
  login: true,
  input: z.object({ card_no: text(40), card_pwd: text(40) }),
  output: card,
  refuses: {
    wrong: '卡号或密码不对，请核对后再输入',
    used: '这张卡已经被兑换过了',
    expired: '这张卡已经过了有效期，请联系客服',
  },
})

export const giftCardList = call({
  method: 'GET',
  path: '/HealthGiftCard/giftCardList',
  summary:
    "Page through the patient's gift cards with balance and expiry; usable ones with the code with which they pay",
  owner: 'self',
  login: true,
  input: z.object({ state: maybe(z.enum(['usable', 'gone'])), ...paging(20) }),
  output: pageOf(
    card.extend({
      /** Shown at the counter; '' of a card with which one cannot pay. */
      pay_code: z.string(),
      /** Seconds until another code takes its place. */
      code_seconds: z.int(),
    }),
  ),
})

export const giftCardConsumeDetail = call({
  method: 'GET',
  path: '/HealthGiftCard/giftCardConsumeDetail',
  summary: "Page through what was spent with one of the patient's gift cards, the last first",
  owner: { card_id: 'gift card' },
  login: true,
  input: z.object({ card_id: id(), ...paging(20) }),
  output: pageOf(
    z.object({
      unit_name: z.string(),
      amount: yuan(),
      /** What of it went back onto the card. */
      back_amount: yuan(),
      /** What was left on it then. */
      balance: yuan(),
      /** The order that it paid a part of; '' where it was spent at a counter. */
      order_id: z.string(),
      time: time(),
    }),
  ),
  refuses: { 'not-found': '没有找到这张礼品卡' },
})
