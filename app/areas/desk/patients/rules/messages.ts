import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const by = { word: '谁', example: '市人民医院' }
const what = { word: '什么', example: '200 积分' }
const reason = { word: '原因', example: '上次就诊等了太久，表示歉意' }

/** What patients are told of what staff give them. */
export const messages = {
  given: messageTemplate({
    name: 'gift.given',
    words: '工作人员赠送了积分或优惠券',
    kind: 'system',
    title: '收到赠送',
    text: '{谁}送给您{什么}，已经到账。原因：{原因}。',
    variables: { by, what, reason },
    sms: false,
  }),
  takenBack: messageTemplate({
    name: 'gift.taken-back',
    words: '赠送的积分或优惠券收回了',
    kind: 'system',
    title: '赠送已收回',
    text: '{谁}收回了送给您的{什么}。原因：{原因}。有疑问请联系{谁}。',
    variables: { by, what, reason },
    sms: false,
    kept: '账上少了什么，本人要能知道',
  }),
} as const
