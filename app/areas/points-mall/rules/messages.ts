import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const goods = { word: '商品', example: '保温杯' }

/** What patients are told of what they exchange points for. */
export const messages = {
  cancelled: messageTemplate({
    name: 'points-mall.cancelled',
    words: '兑换取消了，积分退回',
    kind: 'order',
    title: '兑换已取消',
    text: '“{商品}”的兑换已取消：{原因}。{积分} 积分已经退回。',
    variables: { goods, reason: { word: '原因', example: '商品缺货' }, points: { word: '积分', example: '500' } },
    sms: false,
  }),
  shipped: messageTemplate({
    name: 'points-mall.shipped',
    words: '兑换的商品发出了',
    kind: 'order',
    title: '兑换的商品已发出',
    text: '“{商品}”已由{快递}发出，单号 {单号}。',
    variables: { goods, carrier: { word: '快递', example: '顺丰' }, parcel: { word: '单号', example: 'SF1234567890' } },
    sms: false,
  }),
} as const
