import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of a lottery. */
export const messages = {
  helped: messageTemplate({
    name: 'lottery.helped',
    words: '抽奖：好友助力了',
    kind: 'system',
    title: '好友为您助力',
    text: '有好友帮您助力，可以多抽一次奖，当天有效。',
    variables: {},
    sms: false,
  }),
  sent: messageTemplate({
    name: 'lottery.sent',
    words: '抽奖：奖品寄出了',
    kind: 'order',
    title: '奖品已寄出',
    text: '您的奖品已由{快递}寄出，单号 {单号}。',
    variables: { carrier: { word: '快递', example: '顺丰' }, parcel: { word: '单号', example: 'SF1234567890' } },
    sms: false,
  }),
} as const
