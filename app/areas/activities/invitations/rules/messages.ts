import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'

/** What patients are told who invite others. */
export const messages = {
  joined: messageTemplate({
    name: 'invite.joined',
    words: '好友接受了邀请',
    kind: 'system',
    title: '好友接受了邀请',
    text: '{昵称}通过您的邀请注册了，第一次购物完成后奖励就到账。',
    variables: { nickname: { word: '昵称', example: '小*' } },
    sms: false,
  }),
  rewarded: messageTemplate({
    name: 'invite.rewarded',
    words: '邀请奖励到账',
    kind: 'system',
    title: '邀请奖励到账',
    text: '您邀请的好友完成了第一次购物，{奖励}已到账。好友退款的话会收回。',
    variables: { reward: { word: '奖励', example: '50 积分' } },
    sms: false,
  }),
  used: messageTemplate({
    name: 'invite.used-up',
    words: '邀请奖励次数用完，没有奖励',
    kind: 'system',
    title: '邀请奖励次数已用完',
    text: '您邀请的好友完成了第一次购物。这个活动每人最多奖励 {次数} 次，您的已经用完，这次没有奖励。谢谢您的邀请。',
    variables: { number: { word: '次数', example: '10' } },
    sms: false,
  }),
  later: messageTemplate({
    name: 'invite.later',
    words: '当天的邀请奖励用完，之后到账',
    kind: 'system',
    title: '邀请奖励次日起到账',
    text: '您邀请的好友完成了第一次购物。每天最多奖励 {次数} 次，当天的已经用完，这次的奖励会在之后自动到账，不用再操作。',
    variables: { number: { word: '次数', example: '3' } },
    sms: false,
  }),
  takenBack: messageTemplate({
    name: 'invite.taken-back',
    words: '好友退款，邀请奖励收回',
    kind: 'system',
    title: '邀请奖励已收回',
    text: '您邀请的好友退了款，这次的邀请奖励已收回；已经用掉的不再追回。',
    variables: {},
    sms: false,
    kept: '奖励收回要让患者知道',
  }),
} as const
