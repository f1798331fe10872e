import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of the record of a pregnancy: never what, for messages may stand on a locked phone. */
export const messages = {
  due: messageTemplate({
    name: 'records.pregnancy-due',
    words: '孕期档案里有一件事到时间了',
    kind: 'reminder',
    title: '健康档案里有一件事到时间了',
    text: '点开看看是什么，做过的可以划掉。',
    variables: {},
    sms: false,
  }),
} as const
