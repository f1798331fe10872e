import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What whose phone a counter wrote down is told. */
export const messages = {
  added: messageTemplate({
    name: 'counter.member-added',
    words: '医院窗口用这个手机号登记了就诊人',
    kind: 'system',
    title: '医院窗口登记了就诊人',
    text: '{医院}的窗口为这个手机号登记了就诊人{姓名}，登录后能看到预约。不是您本人或家人的，请致电医院。',
    variables: { hospital: { word: '医院', example: '市人民医院' }, name: { word: '姓名', example: '张*' } },
    sms: true,
    kept: '登记错了要能发现，不能关',
  }),
} as const
