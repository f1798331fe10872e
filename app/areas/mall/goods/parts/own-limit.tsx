import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { getUserLimit } from '../contract.ts'

/** How many of limited goods the reader has bought already; nothing for who bought none. */
export function OwnLimit({ goodsId }: { goodsId: number }) {
  const { bought_num: bought = 0 } = useOwnAnswer(getUserLimit, { goods_id: goodsId }).answer ?? {}
  return bought > 0 ? <>，您已买 {bought} 件</> : null
}
