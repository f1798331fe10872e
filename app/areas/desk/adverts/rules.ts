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
}

/** Whether there is such a place. */
export const isPlace = (location: number): boolean => Object.hasOwn(placeWords, location)

/** Whether this leads to a page of the product. */
export const isOwnPath = (link: string): boolean => /^\/[a-zA-Z0-9]/.test(link) && !link.includes('\\')

/** What an address is about, as far as goods and categories are. */
export const namedIn = (link: string): { goodsId: number | undefined; categoryId: number | undefined } => {
  const number = (name: string) => Number(new RegExp(`[?&]${name}=(\\d{1,15})`).exec(link)?.[1] ?? 0) || undefined
  return { goodsId: number('goods_id') ?? number('project_id'), categoryId: number('category_id') }
}
