import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of the thanks that they sent to a doctor. */
export const messages = {
  shown: messageTemplate({
    name: 'heart.shown',
    words: '心意展示了',
    kind: 'system',
    title: '您的心意展示了',
    text: '{医生}医生会看到您的心意',
    variables: { doctor: { word: '医生', example: '张一' } },
    sms: false,
  }),
  rejected: messageTemplate({
    name: 'heart.rejected',
    words: '心意没有展示',
    kind: 'system',
    title: '您的心意没有展示',
    text: '{原因}',
    variables: { reason: { word: '原因', example: '含有他人的电话' } },
    sms: false,
  }),
} as const
