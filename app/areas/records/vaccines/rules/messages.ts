import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of vaccines. It says neither who nor what: it may stand on a locked phone. */
export const messages = {
  due: messageTemplate({
    name: 'records.vaccine-due',
    words: '有疫苗到接种时间了',
    kind: 'reminder',
    title: '疫苗提醒',
    text: '有疫苗到接种时间了，点开看看是哪几种。',
    variables: {},
    sms: false,
  }),
} as const
