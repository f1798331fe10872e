import { functions, knownFunction } from '#app/areas/analytics/rules/functions.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import {
  type GoodsFigure,
  type GoodsGroup,
  type GoodsKey,
  goodsFigures,
  goodsGroups,
  hoursOf,
  isCounted,
  rateOf,
} from '../../rules/goods.ts'
import { channelWords } from '../../rules.ts'
import type { GoodsSums } from '../queries/goods.ts'
import { figure } from './figure.ts'

/** What goods did, as it is told. What cannot be told apart so, or was not written down yet, is ''. */
export const asCountedGoods = (sums: GoodsSums, group: GoodsGroup, channels: ReadonlyMap<number, string>) => {
  const by: readonly GoodsKey[] = goodsGroups[group].by
  const told = (name: GoodsKey, words: () => string): string => (by.includes(name) ? words() : '')
  const known = (figure: GoodsFigure, words: string): string => (isCounted(figure, by) ? words : '')
  return {
    date: sums.date ?? '',
    unit_id: sums.hospitalId ?? 0,
    unit_name: told('hospital', () => sums.hospitalName ?? '平台自营'),
    category_name: told('category', () => sums.categoryName ?? '没有分类'),
    goods_id: sums.goodsId ?? 0,
    goods_name: told('goods', () => sums.goodsName ?? '已删除的商品'),
    special_id: sums.specialId ?? 0,
    special_name: told('special', () => sums.specialName ?? ''),
    entry_name: told('entry', () => entryWords(sums.entry)),
    channel: sums.channel ?? 0,
    channel_name: told('channel', () => channelWords(sums.channel ?? 0, channels)),
    seen: known('seen', String(sums.seen)),
    sold: sums.sold,
    pieces: sums.pieces,
    paid: sums.paidFen,
    card: sums.cardFen,
    back: sums.backFen,
    net: sums.paidFen - sums.backFen,
    rate: known('rate', rateOf(sums)),
    gone: known('gone', String(sums.stockOuts)),
    out_days: known('out_days', String(sums.outDays ?? '')),
    out_hours: known('out_hours', sums.outSeconds === null ? '' : hoursOf(sums.outSeconds)),
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
  规格: (row) => row.special_name,
  入口: (row) => row.entry_name,
  渠道: (row) => row.channel_name,
  [goodsFigures.seen.words]: figure('seen'),
  [goodsFigures.sold.words]: (row) => row.sold,
  [goodsFigures.pieces.words]: (row) => row.pieces,
  [goodsFigures.paid.words]: (row) => ({ fen: row.paid }),
  [goodsFigures.card.words]: (row) => ({ fen: row.card }),
  [goodsFigures.back.words]: (row) => ({ fen: row.back }),
  [goodsFigures.net.words]: (row) => ({ fen: row.net }),
  [goodsFigures.rate.words]: (row) => row.rate,
  [goodsFigures.gone.words]: figure('gone'),
  [goodsFigures.out_days.words]: figure('out_days'),
  [goodsFigures.out_hours.words]: figure('out_hours'),
}
