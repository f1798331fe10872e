import { functions, knownFunction } from '#app/areas/analytics/rules/functions.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { type GoodsGroup, type GoodsKey, goodsFigures, goodsGroups, rateOf } from '../../rules/goods.ts'
import type { GoodsSums } from '../queries/goods.ts'
import { figure } from './figure.ts'

/** What goods did, as it is told. What cannot be told apart so is ''. */
export const asCountedGoods = (sums: GoodsSums, group: GoodsGroup) => {
  const by: readonly GoodsKey[] = goodsGroups[group].by
  const told = (name: GoodsKey, words: () => string): string => (by.includes(name) ? words() : '')
  const known = (unknownBy: readonly GoodsKey[], words: string): string =>
    unknownBy.some((name) => by.includes(name)) ? '' : words
  return {
    date: sums.date ?? '',
    unit_id: sums.hospitalId ?? 0,
    unit_name: told('hospital', () => sums.hospitalName ?? '平台自营'),
    category_name: told('category', () => sums.categoryName ?? '没有分类'),
    goods_id: sums.goodsId ?? 0,
    goods_name: told('goods', () => sums.goodsName ?? '已删除的商品'),
    entry_name: told('entry', () => entryWords(sums.entry)),
    seen: known(['entry'], String(sums.seen)),
    sold: sums.sold,
    pieces: sums.pieces,
    paid: sums.paidFen,
    card: sums.cardFen,
    back: sums.backFen,
    net: sums.paidFen - sums.backFen,
    rate: known(['entry'], rateOf(sums)),
    gone: known(['entry', 'date'], String(sums.stockOuts)),
  }
}

const entryWords = (entry: string | null): string => {
  const known = knownFunction(entry ?? undefined)
  return known ? functions[known].words : (entry ?? '没有记录')
}

type CountedGoods = ReturnType<typeof asCountedGoods>

export const goodsColumns: CsvColumns<CountedGoods> = {
  付款日: (row) => row.date,
  医院: (row) => row.unit_name,
  分类: (row) => row.category_name,
  商品: (row) => row.goods_name,
  入口: (row) => row.entry_name,
  [goodsFigures.seen.words]: figure('seen'),
  [goodsFigures.sold.words]: (row) => row.sold,
  [goodsFigures.pieces.words]: (row) => row.pieces,
  [goodsFigures.paid.words]: (row) => ({ fen: row.paid }),
  [goodsFigures.card.words]: (row) => ({ fen: row.card }),
  [goodsFigures.back.words]: (row) => ({ fen: row.back }),
  [goodsFigures.net.words]: (row) => ({ fen: row.net }),
  [goodsFigures.rate.words]: (row) => row.rate,
  [goodsFigures.gone.words]: figure('gone'),
}
