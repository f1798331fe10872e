import { sessionItems } from '#kit/store/stored-items.ts'

/** What is chosen of goods. */
export interface Chosen {
  skuId: number
  pieces: number
}

const nameOf = (goodsId: number) => `goods-${goodsId}`

/** What was chosen of goods in this session of the browser; undefined where nothing was [X191]. */
export const chosenOf = (goodsId: number): Chosen | undefined => {
  const chosen = sessionItems.read<Chosen>(nameOf(goodsId))
  return Number.isInteger(chosen?.pieces) ? chosen : undefined
}

/** Keeps what is chosen of goods for this session of the browser [X191]. */
export const keepChosen = (goodsId: number, chosen: Chosen): void => sessionItems.keep(nameOf(goodsId), chosen)
