import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const unit = { word: '医院', example: '市人民医院' }

/** What who applied for a hospital is told. */
export const messages = {
  approved: messageTemplate({
    name: 'joining.approved',
    words: '医院入驻申请通过了',
    kind: 'system',
    title: '入驻申请通过了',
    text: '{医院}：请领取管理员账号，登录工作台完善服务信息，患者就能预约了',
    variables: { unit },
    sms: true,
    kept: '申请的结果要让申请人知道',
  }),
  returned: messageTemplate({
    name: 'joining.returned',
    words: '医院入驻申请要修改',
    kind: 'system',
    title: '入驻申请没有通过',
    text: '{医院}：有 {几处} 处要修改，改好后可以再提交',
    variables: { unit, number: { word: '几处', example: '2' } },
    sms: true,
    kept: '申请的结果要让申请人知道',
  }),
} as const
