import { EVENTS_STORED_DAYS } from '#app/areas/analytics/rules/funnel.ts'

/** By what goods can be told apart; `special` is the specification, `channel` the app in which they were seen and ordered. */
export type GoodsKey = 'date' | 'hospital' | 'category' | 'goods' | 'special' | 'entry' | 'channel'

/** Every way to group what goods did. They tell of no department, and their money has to be what the journal says: nothing is told in steps. */
export const goodsGroups = {
  day: { words: '按天', by: ['date'], isHealth: false },
  hospital: { words: '按医院', by: ['hospital'], isHealth: false },
  category: { words: '按分类', by: ['category'], isHealth: false },
  goods: { words: '按商品', by: ['hospital', 'goods'], isHealth: false },
  special: { words: '按规格', by: ['hospital', 'goods', 'special'], isHealth: false },
  entry: { words: '按入口', by: ['entry'], isHealth: false },
  channel: { words: '按渠道', by: ['channel'], isHealth: false },
  'day-hospital': { words: '按天和医院', by: ['date', 'hospital'], isHealth: false },
  'day-category': { words: '按天和分类', by: ['date', 'category'], isHealth: false },
  'day-goods': { words: '按天和商品', by: ['date', 'hospital', 'goods'], isHealth: false },
  'day-special': { words: '按天和规格', by: ['date', 'hospital', 'goods', 'special'], isHealth: false },
  'day-channel': { words: '按天和渠道', by: ['date', 'channel'], isHealth: false },
  'hospital-channel': { words: '按医院和渠道', by: ['hospital', 'channel'], isHealth: false },
} as const satisfies Record<string, { words: string; by: readonly GoodsKey[]; isHealth: boolean }>
/** A way to group goods. */
export type GoodsGroup = keyof typeof goodsGroups
/** Every one of them, in order. */
export const allGoodsGroups = Object.keys(goodsGroups) as GoodsGroup[]

/** What is counted of goods: each figure with how it is counted, and by what it cannot be told apart. */
export const goodsFigures = {
  seen: {
    words: '浏览',
    how: `这几天商品页被打开的次数，同一个人打开几次算几次。浏览记录只保留 ${EVENTS_STORED_DAYS} 天，更早的没有；按入口和按规格分不出来。`,
    notBy: ['entry', 'special'],
  },
  sold: {
    words: '成交订单',
    how: '这几天付了款的订单，不用现在付款的也算；一个订单里有几种商品，分到每种商品时各算一个，所以加起来会多于合计。渠道是下单时用的那个，没有记录渠道以前的订单写“没有记录”',
    notBy: [],
  },
  pieces: { words: '件数', how: '这些订单里的件数，后来退了的也算在内', notBy: [] },
  paid: {
    words: '实付（元）',
    how: '这些订单付的钱，含礼品卡付的和运费；运费算在订单的第一种商品上。减去“其中礼品卡”，各家加起来就等于平台工作台“订单和资金”里同样几天、种类为商城订单的收款（商品的钱先记在平台账上）；订单关闭以后才到、又原路退回的钱只在那边',
    notBy: [],
  },
  card: {
    words: '其中礼品卡（元）',
    how: '其中用礼品卡付的，算在订单的第一种商品上；礼品卡卖出时已经收过款',
    notBy: [],
  },
  back: {
    words: '已退（元）',
    how: '这几天付款的订单，到现在为止一共退了多少，不管哪天退的；已申请、还没同意的不算',
    notBy: [],
  },
  net: { words: '净额（元）', how: '实付减已退', notBy: [] },
  rate: {
    words: '转化率',
    how: '成交订单除以浏览。没有浏览记录，或者成交比浏览还多的写“—”：从购物车直接下单的没有当天的浏览',
    notBy: ['entry', 'special'],
  },
  gone: {
    words: '现在缺货',
    how: '现在在售、但一件都不剩的规格数，不是那几天的；按天、按入口和按渠道分不出来',
    notBy: ['entry', 'channel', 'date'],
  },
  out_days: {
    words: '缺货天数',
    how: '这几天里卖完过的天数：一个规格在一天里有一会儿一件都不剩，就算一天，几个规格各算各的。被未付款的订单占着的也算卖完。只算现在在售的规格，从来没有进过货的不算，秒杀和砍价自己的库存不算。缺货从系统升级到能记录的那天起才有，更早的天写“—”；按入口和按渠道分不出来',
    notBy: ['entry', 'channel'],
  },
  out_hours: {
    words: '缺货时长（小时）',
    how: '这几天里一件都不剩的时间，到现在为止，几个规格加在一起',
    notBy: ['entry', 'channel'],
  },
} as const satisfies Record<string, { words: string; how: string; notBy: readonly GoodsKey[] }>

/** The name of a figure. */
export type GoodsFigure = keyof typeof goodsFigures

/** Whether a figure can be told where rows are told apart by these. */
export const isCounted = (figure: GoodsFigure, by: readonly GoodsKey[]): boolean => {
  const notBy: readonly GoodsKey[] = goodsFigures[figure].notBy
  return !notBy.some((name) => by.includes(name))
}

/** The part of those who saw it that bought it, as it is told; '' where fewer are known to have seen it, or nobody. */
export const rateOf = ({ seen, sold }: { seen: number; sold: number }): string =>
  seen === 0 || sold > seen ? '' : `${((sold / seen) * 100).toFixed(1)}%`

/** Seconds as hours, as they are told. */
export const hoursOf = (seconds: number): string => (seconds / 3_600).toFixed(1)
