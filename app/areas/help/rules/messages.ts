import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of what they wrote to us. */
export const messages = {
  answered: messageTemplate({
    name: 'help.answered',
    words: '意见反馈有了回复',
    kind: 'system',
    title: '您的反馈有了回复',
    text: '客服看了您写的反馈，点开看看怎么说。',
    variables: {},
    sms: false,
  }),
} as const
