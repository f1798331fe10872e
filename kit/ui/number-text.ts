import { FEW_VOTES } from '#kit/lists/few-votes.ts'
import { readableAmount } from '#kit/money/fen.ts'

/** A count as a badge shows it: 9999, `1万+`, `12.3万+`. Cut, never rounded up, because + says "more than" [X354]. */
export function countText(count: number): string {
  if (count < 10_000) return String(count)
  if (count < 100_000) return `${Math.floor(count / 10_000)}万+`
  return `${(Math.floor(count / 1000) / 10).toFixed(1)}万+`
}

/** A mean of stars in words, `4.6 分`; of few votes that they are few, of none ''. */
export const meanText = (mean: number, votes: number): string => {
  if (votes === 0) return ''
  return votes < FEW_VOTES ? '评价较少' : `${mean.toFixed(1)} 分`
}

/** An amount among words, as `Price` shows it where it stands alone: ¥89, ¥8.50, ¥13,206.80. */
export const yuanText = (yuan: string): string => `¥${readableAmount(yuan).replace(/\.00$/, '')}`
