import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told by the times that they set in their own record. */
export const messages = {
  due: messageTemplate({
    name: 'records.own-due',
    words: '到了患者在个人档案里定的时间',
    kind: 'reminder',
    title: '到了您定的时间',
    text: '点开看看是什么事。不想再提醒，在那里关掉就行。',
    variables: {},
    sms: false,
  }),
} as const
