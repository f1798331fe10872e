/** So many characters besides make a common password no better one. */
const MOST_BESIDE = 5

let common: Promise<ReadonlySet<string>> | undefined

/** Some ten thousands of passwords that people choose most, by a library; read when a password is chosen, and then kept. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/**
 * Whether a password is among the first that somebody would try: a common one, one with a few figures or signs around it, or one of
 * which little is left without `words` (of the product, lower case).
 */
export const isGuessed = async (password: string, words: readonly string[]): Promise<boolean> => {
  const text = password.normalize('NFKC').toLowerCase()
  const known = await commonPasswords()
  if (known.has(text)) return true
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (text.length - core.length <= MOST_BESIDE && known.has(core)) return true
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), text)
  return left !== text && left.replace(/[^\p{L}]/gu, '').length < 2
}
