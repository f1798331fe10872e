import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of a bargain. */
export const messages = {
  floor: messageTemplate({
    name: 'bargain.floor',
    words: '砍到底价了',
    kind: 'system',
    title: '砍到底价了',
    text: '好友帮您砍到了底价 {金额} 元，数量有限，快去下单吧。',
    variables: { money: { word: '金额', example: '9.90' } },
    sms: false,
  }),
} as const
