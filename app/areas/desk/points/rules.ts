/** Lists of goods at the desk. */
export const shelfWords = { on: '已上架', off: '已下架' } as const
/** One of the lists. */
export type Shelf = keyof typeof shelfWords

/** Lists of exchanges at the desk. */
export const listWords = { waiting: '待发货', shipped: '已发货', cancelled: '已取消' } as const
/** One of the lists. */
export type ExchangeList = keyof typeof listWords

/** Most pieces of one of the goods. */
export const MOST_STOCK = 100_000
