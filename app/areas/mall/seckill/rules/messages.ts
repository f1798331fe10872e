import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const goods = { word: '商品', example: '电子血压计' }

/** What patients are told of flash sales. */
export const messages = {
  reminder: messageTemplate({
    name: 'seckill.reminder',
    words: '预约了提醒的秒杀快开始了',
    kind: 'reminder',
    title: '秒杀就要开始了',
    text: '您关注的“{商品}”{时间} 开抢，别错过。',
    variables: { goods, time: { word: '时间', example: '20:00' } },
    sms: false,
  }),
  cancelled: messageTemplate({
    name: 'seckill.cancelled',
    words: '预约了提醒的秒杀取消了',
    kind: 'reminder',
    title: '秒杀取消了',
    text: '您关注的“{商品}”原定 {时间} 开抢，现在取消了，可以看看其他场次。',
    variables: { goods, time: { word: '时间', example: '11月30日 周一 20:00' } },
    sms: false,
  }),
} as const
