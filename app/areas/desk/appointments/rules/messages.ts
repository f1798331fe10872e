import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of the report of what they came for. */
export const messages = {
  reported: messageTemplate({
    name: 'appointment.report',
    words: '检查、体检报告出来了',
    kind: 'order',
    title: '报告出来了',
    text: '{时间} {项目}的报告已经出来，点开就能看。',
    variables: {
      time: { word: '时间', example: '11 月 30 日（周一）上午 9:00–9:30' },
      goods: { word: '项目', example: '入职体检' },
    },
    sms: true,
    kept: '报告出来要让患者知道',
  }),
} as const
