const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** A small sum: as a picture shows it, as a voice says it, and what it makes. */
export interface Sum {
  shown: string
  spoken: string
  answer: string
}

/** The sum of two numbers from 1 to 9, or their difference, the smaller from the larger. */
export const sumOf = (a: number, b: number, sign: '+' | '-'): Sum => {
  const [left, right] = sign === '-' && a < b ? [b, a] : [a, b]
  return {
    shown: `${left}${sign}${right}`,
    spoken: `${digits[left]}${sign === '+' ? '加' : '减'}${digits[right]}等于几`,
    answer: String(sign === '+' ? left + right : left - right),
  }
}
