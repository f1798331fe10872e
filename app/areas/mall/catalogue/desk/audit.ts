/** What staff do with categories of goods and tabs of the mall, in the words of the audit. */
export const acts = {
  'category.add': '新增商品分类',
  'category.change': '修改商品分类',
  'category.on': '显示商品分类',
  'category.off': '隐藏商品分类',
  'tab.add': '新增商城标签',
  'tab.change': '修改商城标签',
  'tab.on': '显示商城标签',
  'tab.off': '隐藏商城标签',
  'tab.remove': '删除商城标签',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'category.': '商品分类',
  'tab.': '商城标签',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  category: '商品分类',
  tab: '商城标签',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  isRecommended: '推荐',
  position: '排序',
} as const
