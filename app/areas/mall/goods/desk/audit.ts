/** What staff do with brands of goods, in the words of the audit. */
export const acts = {
  'brand.add': '新增商品品牌',
  'brand.change': '修改商品品牌',
  'brand.on': '显示商品品牌',
  'brand.off': '隐藏商品品牌',
} as const

/** The kind of these acts. */
export const actKinds = { 'brand.': '商品品牌' } as const

/** The rows that they are done to. */
export const rowKinds = { brand: '商品品牌' } as const
