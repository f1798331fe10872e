import type { Row } from '#app/route-table.ts'

/** Pages that may be shared: of the health list and of General [X021], of the shop [X030]. */
const shareable = {
  health: [
    ...['/health/product', '/health/getcoupon', '/health/index', '/health/beauty', '/health/askdetail'],
    ...['/health/consult', '/health/service/doctor', '/health/second'],
  ],
  shop: ['/shop/serviceList', '/shop/serviceIndex', '/shop/index', '/shop/shopIndex', '/shop/seckill'],
} as const

/** The one page of the shop beside which customer service stands [X028]. */
const WITH_SERVICE = '/shop/index'

/** What rows of the health list and the shop say otherwise than the product has it; a page that is not there says nothing. */
export const faultsInFlags = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => {
    const path = row.path.toLowerCase()
    const is = (paths: readonly string[]) => paths.some((known) => known.toLowerCase() === path)
    const isShop = path.startsWith('/shop/')
    const mustBeShared = is(shareable.health) || is(shareable.shop)
    return [
      mustBeShared && !row.shareable && `${row.path} cannot be shared`,
      isShop && !mustBeShared && row.shareable && `${row.path} can be shared`,
      is([WITH_SERVICE]) && !row.loadingQiYu && `${row.path} has no customer service`,
      isShop && !is([WITH_SERVICE]) && row.loadingQiYu && `${row.path} has customer service`,
    ].filter((fault) => typeof fault === 'string')
  })
