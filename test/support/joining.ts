const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A unified social credit code with its right check character; another one for each number below a billion. */
export const aCreditCode = (at: number): string => {
  const body = `5244030${1_000_000_000 + at}`
  let [sum, weight] = [0, 1]
  for (const character of body) {
    sum += characters.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return `${body}${characters[(31 - (sum % 31)) % 31]}`
}
