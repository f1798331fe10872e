import type { Row } from '#app/route-table.ts'

/** Pages that may be shared: of the health list and of General [X021], of the shop [X030]. */
const shareable = {
  health: [
    '/health/product',
    '/health/getcoupon',
    '/health/index',
    '/health/beauty',
    '/health/askdetail',
    '/health/consult',
    '/health/service/doctor',
    '/health/second',
  ],
  shop: ['/shop/serviceList', '/shop/serviceIndex', '/shop/index', '/shop/shopIndex', '/shop/seckill'],
} as const

/** The one page of the shop beside which customer service stands [X028]. */
const WITH_SERVICE = '/shop/index'

/** The pages of the health list [X019], of invoices and of inquiries [X026] that need a sign-in; the others of all three are open. */
const signedIn = [
  '/health/detectionAppointment',
  '/health/orderlist',
  '/health/orderdetail',
  '/health/reportDetail',
  '/health/logistics',
  '/health/orderconfirm',
  '/health/payconfirm',
  '/health/imconsult',
  '/health/InvoiceDetails',
  '/health/orderapply',
  '/invoice/create',
  '/invoice/addInvoice',
  '/inquiry/myInquiryIndex',
  '/inquiry/inquiryList',
  '/inquiry/inquiryDetail',
]

/** What rows of the health list, the shop, invoices and inquiries say otherwise than the product has it; a page that is not there says nothing. */
export const faultsInFlags = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => {
    const path = row.path.toLowerCase()
    const is = (paths: readonly string[]) => paths.some((known) => known.toLowerCase() === path)
    const isShop = path.startsWith('/shop/')
    const mayBeOpen = /^\/(health|invoice|inquiry)\//.test(path)
    const mustBeShared = is(shareable.health) || is(shareable.shop)
    return [
      mustBeShared && !row.shareable && `${row.path} cannot be shared`,
      isShop && !mustBeShared && row.shareable && `${row.path} can be shared`,
      is([WITH_SERVICE]) && !row.loadingQiYu && `${row.path} has no customer service`,
      isShop && !is([WITH_SERVICE]) && row.loadingQiYu && `${row.path} has customer service`,
      is(signedIn) && !row.login && `${row.path} is open`,
      mayBeOpen && !is(signedIn) && row.login && `${row.path} needs a sign-in`,
    ].filter((fault) => typeof fault === 'string')
  })
