import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of what they share. */
export const messages = {
  looked: messageTemplate({
    name: 'records.share-looked',
    words: '有人看了患者分享的档案',
    kind: 'system',
    title: '您分享的内容有人看了',
    text: '点开看看是谁、什么时候看的。不想再给看，可以马上收回。',
    variables: {},
    sms: false,
    kept: '谁看了档案要让患者知道',
  }),
} as const
