import type { Goods } from './goods-card.tsx'

/** In design px: paddings with the gaps, a line of the name, of who sells it with its gap, of tags, of prices, of what was sold; a line's width. */
const [AROUND, NAME, WHERE, TAGS, PRICE, SOLD] = [32, 21, 22, 18, 26, 18]
const WIDTH = 142
const MOST_LINES = 2

/** About how high the words of goods are in one of two columns, in design px. */
export const wordsHeightOf = (goods: Goods): number =>
  AROUND + NAME * nameLines(goods) + (goods.unit_name ? WHERE : 0) + TAGS + PRICE + SOLD

/** What says that goods are an advertisement, with the room after it, in design px. */
export const AD_WIDTH = 40

/** How far it is, with the room before it, in design px. */
export const DISTANCE_WIDTH = 56

/** Whether a text may need more than so many lines, after something else in the first; a line may end a few letters early. */
export const mayPass = (lines: number, text: string, size: number, after = 0): boolean =>
  after + widthOf(text, size) > lines * (WIDTH - 2 * size)

const nameLines = ({ goods_name, is_ad }: Goods): number =>
  Math.min(MOST_LINES, Math.ceil((widthOf(goods_name, 14) + (is_ad === 1 ? AD_WIDTH : 0)) / WIDTH))

/** Latin letters are half as wide as Chinese ones. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (letter > 'ÿ' ? size : size * 0.55), 0)
