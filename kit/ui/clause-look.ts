import type { ReactNode } from 'react'

/** Large print takes about so much more room than the usual one. */
const LARGER = 1.4
/** With the mark that ends it. */
const aClause = /[^，。、；：！？]+[，。、；：！？]*/gu

const inUsualPrint = 'break-keep elder:[word-break:normal]'

/**
 * The look of a few words whose lines end where a clause does, so that none is torn, as 知道 or 可以 would be. A clause that is
 * longer than a line, which has room for `most` letters in large print, may end anywhere: held together it would be cut before its last
 * letter, or its comma would begin a line.
 */
export const clauseLook = (words: ReactNode, most: number): string => {
  if (typeof words !== 'string') return `text-balance ${inUsualPrint}`
  const longest = Math.max(0, ...(words.match(aClause) ?? []).map((clause) => clause.length))
  if (longest <= most) return 'text-balance break-keep'
  return longest <= most * LARGER ? `text-balance ${inUsualPrint}` : 'text-balance'
}
