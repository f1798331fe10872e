import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told of what a doctor ordered at a visit. */
export const messages = {
  ordered: messageTemplate({
    name: 'test.ordered',
    words: '门诊医生开了检查',
    kind: 'answer',
    title: '医生开了检查',
    text: '{医生}医生给您开了 {几项} 项检查，点开看项目和价格，付款后按说明去做。',
    variables: { doctor: { word: '医生', example: '张一' }, number: { word: '几项', example: '2' } },
    sms: false,
    kept: '检查要付款后才能做，不能关',
  }),
} as const
