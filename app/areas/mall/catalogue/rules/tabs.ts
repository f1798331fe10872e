/** The page of the mall whose tabs the desk keeps: goods that are sent. */
export const TABBED_PAGE = 'shopProductIndex'

/** What a tab lists, in words. */
export const tabKinds = {
  recommend: '推荐的商品',
  discount: '比原价便宜的商品',
  area: '全部商品',
  category: '一个分类的商品',
} as const
/** What a tab lists. */
export type TabKind = keyof typeof tabKinds

/** Most tabs that are kept, hidden ones among them. */
export const MOST_TABS = 60
/** The longest title, so that several fit beside each other. */
export const TAB_LENGTH = 8
