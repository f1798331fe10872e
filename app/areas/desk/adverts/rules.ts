/** Places of adverts in words, by number. */
export const placeWords: Readonly<Record<number, string>> = {
  1: '健康商城 · 顶部轮播',
  2: '健康商城 · 中部菜单',
  3: '健康商城 · 中部图片',
  4: '健康商城 · 文字',
  5: '健康商城 · 悬浮',
  6: '医学美容 · 顶部轮播',
  7: '医学美容 · 菜单',
  8: '医学美容 · 图片',
  13: '分类页 · 图片',
  14: '分类页 · 文字',
  101: '健康商城 · 浮窗',
  102: '订单列表',
  103: '推荐阅读 · 列表里',
  104: '机构的项目页',
}

/** What an advert is about in words, by its number. Notes (203) count where others write adverts of them: here there are none to pick. */
export const itemWords: Readonly<Record<number, string>> = {
  701: '广告本身',
  2: '商品',
  202: '文章',
  101: '视频',
  205: '短视频',
}

/** Whether there is such a place. */
export const isPlace = (location: number): boolean => Object.hasOwn(placeWords, location)
