import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

const event = { word: '活动', example: '糖尿病饮食讲座' }
const time = { word: '时间', example: '12 月 6 日 14:00' }
const place = { word: '地点', example: '门诊楼 5 楼报告厅' }

/** What patients are told of events that they signed up for. */
export const messages = {
  offered: messageTemplate({
    name: 'offline.offered',
    words: '线下活动候补到名额',
    kind: 'reminder',
    title: '候补到名额了',
    text: '“{活动}”空出一个名额，请在{截止}前确认，过时会让给下一位。',
    variables: { event, until: { word: '截止', example: '12 月 5 日 18:00' } },
    sms: true,
    kept: '名额要按时确认，不能关',
  }),
  reminder: messageTemplate({
    name: 'offline.reminder',
    words: '线下活动快开始了',
    kind: 'reminder',
    title: '活动快开始了',
    text: '“{活动}”{时间}开始，{地点}，到场报签到码。{身体}来不了请早点取消，把名额让给别人。',
    variables: { event, time, place, health: { word: '身体', example: '当天不舒服请不要勉强。' } },
    sms: true,
  }),
  thanks: messageTemplate({
    name: 'offline.thanks',
    words: '线下活动结束，谢谢参加',
    kind: 'reminder',
    title: '谢谢您来参加',
    text: '“{活动}”结束了，参加证明在“我的报名”里{积分}。',
    variables: { event, points: { word: '积分', example: '，20 积分已到账' } },
    sms: false,
  }),
  changed: messageTemplate({
    name: 'offline.changed',
    words: '线下活动改了时间或地点',
    kind: 'reminder',
    title: '活动时间或地点有变',
    text: '“{活动}”改为{时间}，{地点}。不方便来，可以取消报名。',
    variables: { event, time, place },
    sms: true,
    kept: '时间地点变了要让报名的人知道',
  }),
  calledOff: messageTemplate({
    name: 'offline.called-off',
    words: '线下活动取消了',
    kind: 'reminder',
    title: '活动取消了',
    text: '很抱歉，“{活动}”不办了：{原因}。看看别的活动吧。',
    variables: { event, reason: { word: '原因', example: '讲课的医生临时有手术' } },
    sms: true,
    kept: '取消要让报名的人知道',
  }),
  told: messageTemplate({
    name: 'offline.told',
    words: '线下活动的主办人写给报名的人',
    kind: 'reminder',
    title: '{活动}',
    text: '{内容}',
    variables: { event, content: { word: '内容', example: '请从东门进，门口有人带路。' } },
    sms: true,
  }),
} as const
