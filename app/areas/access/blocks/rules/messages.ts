import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const by = { word: '谁', example: '市人民医院' }
const deeds = { word: '什么', example: '网上挂号' }
const kept = '被限制了什么、为什么、到什么时候，本人要能知道'

/** What patients are told of a block. */
export const messages = {
  blocked: messageTemplate({
    name: 'block.set',
    words: '被暂停了某些功能',
    kind: 'system',
    title: '部分功能已暂停',
    text: '{谁}暂停了您的{什么}：{开始} 起，{结束} 后恢复。原因：{原因}。已经预约、付款的不受影响。{问谁}。',
    variables: {
      by,
      deeds,
      from: { word: '开始', example: '2026-12-01' },
      until: { word: '结束', example: '2026-12-31' },
      reason: { word: '原因', example: '多次占号不来' },
      ask: { word: '问谁', example: '有疑问请联系医院（0755-88888888）' },
    },
    sms: true,
    kept,
  }),
  lifted: messageTemplate({
    name: 'block.lifted',
    words: '暂停的功能提前恢复了',
    kind: 'system',
    title: '功能已恢复',
    text: '{谁}恢复了您的{什么}，现在可以使用。',
    variables: { by, deeds },
    sms: true,
    kept,
  }),
} as const
