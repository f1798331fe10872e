/** Characters that a password has at least. */
export const PASSWORD_LENGTH = 10

/** So many different ones of them. */
const LEAST_DIFFERENT = 5

/**
 * What is wrong with a new password by itself, in words; undefined where nothing is. No kind of character is asked for: what is guessed is
 * known by `isGuessed` and by being a row of neighbours.
 */
export const passwordFault = (password: string, loginName: string): string | undefined => {
  const text = password.normalize('NFKC')
  if ([...text].length < PASSWORD_LENGTH) return `密码至少 ${PASSWORD_LENGTH} 个字符`
  if (text.toLowerCase().includes(loginName)) return '密码里不要出现登录名'
  if (isRow(text)) return '密码太好猜，不要用连续的数字或字母'
  return new Set(text).size < LEAST_DIFFERENT ? '密码里重复的字符太多' : undefined
}

/** `1234567890`, `9876543210`, `abcdefghij`, also again and again. */
const isRow = (text: string): boolean => {
  const codes = [...text.toLowerCase()].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  // Of ten neighbours one step may go back to the beginning.
  const most = Math.floor(codes.length / PASSWORD_LENGTH)
  return [1, -1].some((step) => steps.filter((one) => one !== step).length <= most)
}
