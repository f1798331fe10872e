/** What staff do with goods and their stock, in the words of the audit. */
export const acts = {
  'goods.add': '新增商品',
  'goods.change': '修改商品',
  'goods.on': '商品上架',
  'goods.off': '商品下架',
  'goods.move': '商品改分类',
  'stock.change': '调整库存',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'goods.': '商品',
  'stock.': '库存',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  goods: '商品',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  price: '售价',
  category: '分类',
  skuId: '规格编号',
  by: '变动',
  goodsId: '商品编号',
} as const
