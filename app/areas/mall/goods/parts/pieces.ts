import { useEffect, useState } from 'react'
import { type Chosen, chosenOf, keepChosen } from '../cards/chosen-goods.ts'

/** Another specification begins with one piece again [X190]. */
export const chooseSku = (chosen: Chosen, skuId: number): Chosen =>
  skuId === chosen.skuId ? chosen : { skuId, pieces: 1 }

/** A number of pieces within what may be bought; at least one. */
export const choosePieces = (chosen: Chosen, pieces: number, most: number): Chosen => ({
  ...chosen,
  pieces: Math.max(1, Math.min(pieces, most)),
})

/** The specification and the number that are chosen: one piece at first [X335], kept for this session of the browser [X191]. */
export const useChosen = (goodsId: number, usual: number) => {
  const [chosen, setChosen] = useState<Chosen>({ skuId: usual, pieces: 1 })
  useEffect(() => {
    const before = chosenOf(goodsId)
    if (before) setChosen(before)
  }, [goodsId])
  const choose = (next: Chosen) => {
    keepChosen(goodsId, next)
    setChosen(next)
  }
  return [chosen, choose] as const
}
