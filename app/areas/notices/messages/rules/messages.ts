import { messageTemplate } from './templates.ts'

/** What patients are told of their account. */
export const messages = {
  stolen: messageTemplate({
    name: 'account.stolen',
    words: '有人用换掉的登录信息尝试登录',
    kind: 'system',
    title: '您的登录已退出',
    text: '有人用您换掉的登录信息尝试登录。为了安全，相关登录都已退出，请重新登录；如不是您本人操作，请检查手机是否被他人使用。',
    variables: {},
    sms: true,
    kept: '关于账号安全的通知不能关',
  }),
} as const
