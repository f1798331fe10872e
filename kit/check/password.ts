/** Characters that a password has at least. */
export const PASSWORD_LENGTH = 10

/** What is wrong with a new password, in words; undefined where nothing is. */
export const passwordFault = (password: string, loginName: string): string | undefined => {
  const text = password.normalize('NFKC')
  if ([...text].length < PASSWORD_LENGTH) return `密码至少 ${PASSWORD_LENGTH} 个字符`
  if (text.toLowerCase().includes(loginName)) return '密码里不要出现登录名'
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(text)).length
  if (kinds < 2) return '密码请混用字母、数字或符号，至少两种'
  return new Set(text).size < 5 ? '密码里重复的字符太多' : undefined
}
