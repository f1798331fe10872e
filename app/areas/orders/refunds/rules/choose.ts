import { type Fen, fenToYuan, splitFen, yuanToFen } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'

/** What one of so many pieces was paid for, in yuan as text: a coupon is spread over them. */
export const paidEach = (paidYuan: string, pieces: number): string =>
  fenToYuan(Math.floor(yuanToFen(paidYuan) / Math.max(1, pieces)))

/** An item of an order as far as its money asks. */
export interface Item {
  position: number
  goodsId: number
  skuId: number
  pieces: number
  dueFen: Fen
  backFen: Fen
  backPieces: number
}

/** What is left of an item: pieces and money that have not gone back. */
export interface Left {
  item: Item
  pieces: number
  fen: Fen
  /** Another refund of it is under way. */
  isHeld: boolean
}

/** What is left of the items of an order, of which those at `held` are asked back already. */
export const leftOf = (items: readonly Item[], held: ReadonlySet<number>): Left[] =>
  items.map((item) => ({
    item,
    pieces: item.pieces - item.backPieces,
    fen: item.backPieces === item.pieces ? 0 : item.dueFen - item.backFen,
    isHeld: held.has(item.position),
  }))

/** What so many of the pieces that are left were paid for, in fen: the last ones take what is left. */
export const valueFen = ({ item, pieces, fen }: Left, count: number): Fen =>
  count >= pieces ? fen : Math.min(fen, Math.floor((item.dueFen * count) / item.pieces))

/** What somebody wants to have back; without a word all that is left. */
export interface Wish {
  goodsId?: number | undefined
  skuId?: number | undefined
  pieces?: number | undefined
  amountFen?: Fen | undefined
}

/** One item of a refund. */
export interface RefundPart {
  position: number
  pieces: number
  amountFen: Fen
}

/** Why nothing can be asked back; `most` is the most that can, in pieces or in yuan. */
export type NotChosen = Refused<'not-found' | 'under-way' | 'nothing-left' | 'pieces' | 'amount' | 'whole'>

/**
 * The parts of a refund, to the fen. What was not sent or used goes back with all its money; of what was sent a part of the
 * money may be asked for. `freightFen` is what would go back beside it, where somebody names the sum.
 */
export const chooseParts = (
  left: readonly Left[],
  wish: Wish,
  { isWaiting, freightFen }: { isWaiting: boolean; freightFen: (parts: readonly RefundPart[]) => Fen },
): { parts: RefundPart[] } | NotChosen => {
  const free = freeOf(left, wish)
  if (free instanceof Refused) return free
  const most = Math.min(...free.map(({ pieces }) => pieces))
  if (wish.pieces !== undefined && wish.pieces > most) return new Refused('pieces', { most })
  const parts = free.map((one) => {
    const pieces = wish.pieces ?? one.pieces
    return { position: one.item.position, pieces, amountFen: valueFen(one, pieces) }
  })
  const mostFen = parts.reduce((sum, { amountFen }) => sum + amountFen, 0)
  if (mostFen === 0) return new Refused('nothing-left')
  const { amountFen = mostFen } = wish
  if (isWaiting) {
    const isWhole = amountFen === mostFen || amountFen === mostFen + freightFen(parts)
    return isWhole ? { parts } : new Refused('whole', { most: fenToYuan(mostFen) })
  }
  if (amountFen < 1 || amountFen > mostFen) return new Refused('amount', { most: fenToYuan(mostFen) })
  const amounts = splitFen(
    amountFen,
    parts.map((part) => part.amountFen),
  )
  return { parts: parts.map((part, at) => ({ ...part, amountFen: amounts[at] ?? 0 })) }
}

const freeOf = (left: readonly Left[], { goodsId, skuId }: Wish): Left[] | NotChosen => {
  const isMeant = ({ item }: Left) =>
    (goodsId === undefined || item.goodsId === goodsId) && (skuId === undefined || item.skuId === skuId)
  const meant = left.filter(isMeant)
  const free = meant.filter(({ isHeld, pieces }) => !isHeld && pieces > 0)
  if (meant.length === 0) return new Refused('not-found')
  if (free.length > 0) return free
  return new Refused(meant.some(({ isHeld }) => isHeld) ? 'under-way' : 'nothing-left')
}
