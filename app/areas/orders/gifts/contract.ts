import { z } from 'zod'
import { goodsOrderDetail, goodsOrderList, submitGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { call } from '#kit/wire/call.ts'
import { code, maybeText, pageOf, paging, text } from '#kit/wire/fields.ts'
import { MOST_NAME, MOST_WORDS } from './rules.ts'

const gift = { gift_from: z.string(), gift_to: z.string(), gift_words: z.string() }

export const createGiftOrder = call({
  method: 'POST',
  path: '/account/createGiftOrder',
  summary: 'Order goods as a gift: as every order is made, with the words of a card beside it',
  owner: 'self',
  login: true,
  barredAs: 'buy',
  idempotency: 'framework',
  input: submitGoodsOrder.input.extend({
    gift_from: text(MOST_NAME),
    gift_to: text(MOST_NAME),
    gift_words: maybeText(MOST_WORDS),
  }),
  output: submitGoodsOrder.output,
  refuses: {
    ...submitGoodsOrder.refuses,
    'not-whole': '礼物要全款支付，请把付款方式换成全款',
    medicine: '药品要对症使用，不能作为礼物，请按普通订单购买',
  },
})

export const giftOrderList = call({
  method: 'GET',
  path: '/account/giftOrderList',
  summary: "The patient's gift orders, the newest first",
  owner: 'self',
  login: true,
  input: z.object(paging(10)),
  output: pageOf(goodsOrderList.output.shape.list.element.extend(gift)),
})

export const giftOrderDetail = call({
  method: 'GET',
  path: '/account/giftOrderDetail',
  summary: 'One gift order: the card, the goods, where it goes, where it stands',
  owner: { order_id: 'gift order' },
  login: true,
  input: z.object({ order_id: code() }),
  output: goodsOrderDetail.output.extend(gift),
  refuses: { 'not-found': '没有找到这个礼物订单' },
})
