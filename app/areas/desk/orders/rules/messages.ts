import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told when their seller ends an order. */
export const messages = {
  cancelled: messageTemplate({
    name: 'order.cancelled-by-seller',
    words: '商家取消了还没付款的订单',
    kind: 'order',
    title: '订单已取消',
    text: '{商家}取消了您的订单：{原因}。优惠券和礼品卡余额已退回；有疑问可以联系客服。',
    variables: { seller: { word: '商家', example: '市人民医院' }, reason: { word: '原因', example: '商品缺货' } },
    sms: false,
    kept: '订单取消要让患者知道',
  }),
} as const
