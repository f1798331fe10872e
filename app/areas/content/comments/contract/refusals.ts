/** Why words are not taken. */
export const notWritten = {
  'no-mobile': '请先在账号设置里绑定手机号，再发表评论',
  'contact-inside': '为了保护隐私，请不要写电话、微信号或网址',
  rude: '里面有不合适的词，请换一种说法',
  'too-often': '您写得太快了，请过几分钟再试',
} as const
