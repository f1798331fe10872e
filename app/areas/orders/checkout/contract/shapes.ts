import { z } from 'zod'
import { maybeText, yuan } from '#kit/wire/fields.ts'

/** Why something cannot be ordered: what happened, what next. */
export const cannotOrder = {
  'goods-gone': { code: 1002404, words: '商品不存在' },
  'off-shelf': '商品已下架，看看别的吧',
  prescription: '处方药需要先上传处方，药师审核通过后才能购买',
  prescribed: '超过处方的数量了，请按处方数量购买',
  'pay-type': '这件商品不支持所选的付款方式，请返回重新选择',
  'sold-out': '“{name}”只剩 {left} 件了，请减少数量或换一个规格',
  'sale-coming': '这场秒杀还没开始，到点再来',
  'sale-over': '这场秒杀已经结束了，可以按原价购买，或看看下一场',
  'sale-gone': '这一场抢完了。有人没付款时会再放出来，也可以先看看别的',
  limit: '“{name}”每人限购 {most} 件，您已经买到上限',
  'no-address': '请先选择收货地址',
  'no-delivery': '这个地址暂时送不到，请换一个地址',
  coupon: '所选的优惠券不能用在这个订单上，请重新选择',
  card: '礼品卡的余额刚刚有了变化，请重新选择后再提交',
  empty: '没有要下单的商品，请先选择商品',
}

/** What is wanted of a specification, at its price of now. */
export const line = z.object({
  goods_id: z.int(),
  special_id: z.int(),
  goods_name: z.string(),
  goods_special_name: z.string(),
  img: z.string(),
  goods_price: yuan(),
  buy_num: z.int(),
})

/** How somebody came to the goods, as the address said; nothing is reckoned from it [X114]. */
export const cameBy = {
  order_id: maybeText(64),
  share_id: maybeText(64),
  from_type: maybeText(64),
  audit_id: maybeText(64),
  pt_act_id: maybeText(64),
  cid: maybeText(20),
  jstoken: maybeText(2_000),
  user_id: maybeText(20),
}
