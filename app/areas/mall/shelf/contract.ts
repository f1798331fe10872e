import { z } from 'zod'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { MOST_YUAN } from '#app/areas/mall/goods/rules/wish.ts'
import { drugTypes, goodsSorts } from '#app/areas/mall/goods/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, id, int, listOf, maybe, maybeText, notRec, pageOf, paging, position, text } from '#kit/wire/fields.ts'

const goodsCard = entityGoodsList.output.shape.list.element
const input = z.object({ ...paging() })
const recommended = z.object({ ...paging(), ...notRec() })
const output = pageOf(goodsCard)
const sort = maybe(z.enum(goodsSorts))
/** What one wants of goods beside what they are; with a position they say how far they are, and `near` is an order. */
const wish = {
  unit_id: maybe(id()),
  brand_id: maybe(id()),
  price_from: maybe(amount(MOST_YUAN)),
  price_to: maybe(amount(MOST_YUAN)),
  /** 1: those on which a coupon can be used that everybody can draw now. */
  has_coupon: maybe(int(0, 1)),
  sort,
  ...position,
  ...paging(),
}
/** Over the counter, or (2) on prescription. */
const drug_type = maybe(int(drugTypes.otc, drugTypes.prescription))
/** Which goods, before what one wants of them: kinds of the shelf, of projects, or drugs. */
const those = {
  category_id: maybe(id()),
  catalogue_id: maybe(id()),
  dep_id: maybe(id()),
  ill_id: maybe(id()),
  keyword: maybeText(50),
}

export const getRecGoods = call({
  method: 'GET',
  path: '/health/getrecgoods',
  summary:
    'Page through what the health mall recommends in the city, 10 a page; not_rec=1: none for whose place somebody paid',
  owner: 'anyone',
  recommends: true,
  input: recommended,
  output,
})

export const getAreaGoods = call({
  method: 'GET',
  path: '/health/getareagoods',
  summary: "Page through goods of the city's own hospitals",
  owner: 'anyone',
  input,
  output,
})

export const getAreaGoods2 = call({
  method: 'GET',
  path: '/health/getareagoods2',
  summary: 'The same in blocks, one for each category that has some, the best sold first',
  owner: 'anyone',
  input,
  output: pageOf(z.object({ category_id: z.int(), category_name: z.string(), list: z.array(goodsCard) })),
})

export const cityCategoryGoods = call({
  method: 'GET',
  path: '/health/citycategorygoods',
  summary: 'Page through goods of a category (those under it too), of a hospital or of all, in an order',
  owner: 'anyone',
  input: z.object({ category_id: those.category_id, keyword: those.keyword, ...wish }),
  output,
})

export const getPageCategory = call({
  method: 'GET',
  path: '/health/getPageCategory',
  summary: 'The categories of a page with their goods: the first 12, or all that have some [X234] [X340]',
  owner: 'anyone',
  input: z.object({ page_mark: text(40), all: maybe(int(0, 1)) }),
  output: listOf(
    z.object({ category_id: z.int(), category_name: z.string(), img: z.string(), list: z.array(goodsCard) }),
  ),
})

export const entityGoodsRecommend = call({
  method: 'GET',
  path: '/entity_goods/recommend',
  summary: 'Page through recommended goods that are sent',
  owner: 'anyone',
  recommends: true,
  input: recommended,
  output,
})

export const entityGoodsDiscount = call({
  method: 'GET',
  path: '/entity_goods/discount',
  summary: 'Page through goods that are sent and cost less than before',
  owner: 'anyone',
  input,
  output,
})

export const projectList = call({
  method: 'GET',
  path: '/project/list',
  summary: 'Page through medical projects of a branch of their tree, or all',
  owner: 'anyone',
  input: z.object({ catalogue_id: those.catalogue_id, ...wish }),
  output,
})

export const goodsSellers = call({
  method: 'GET',
  path: '/health/goods_sellers',
  summary:
    'Hospitals of the city that sell what a list shows, and its brands, each with how much of it, to choose one from',
  owner: 'anyone',
  input: z.object({ ...those, drug_type, of: maybe(z.enum(['goods', 'projects', 'drugs'])) }),
  output: listOf(z.object({ unit_id: z.int(), unit_name: z.string(), goods_num: z.int() })).extend({
    /** Those that the operator shows, in their order; `img` is '' where there is none. */
    brands: z.array(z.object({ brand_id: z.int(), brand_name: z.string(), img: z.string(), goods_num: z.int() })),
  }),
})

export const departmentProjects = call({
  method: 'GET',
  path: '/department/project_list/recommend',
  summary: 'Page through the projects that a hospital offers in a department',
  owner: 'anyone',
  input: z.object({ dep_id: id(), ...wish }),
  output,
})

export const searchProjects = call({
  method: 'GET',
  path: '/department/project_list/search',
  summary: 'Page through projects by a word of their names, a department, an illness',
  owner: 'anyone',
  input: z.object({ dep_id: those.dep_id, ill_id: those.ill_id, keyword: those.keyword, ...wish }),
  output,
})

export const catalogueAdvertGoods = call({
  method: 'GET',
  path: '/catalogue-advert-goods',
  summary: 'Goods for whose place beside a branch of projects somebody paid, each says 广告; none with not_rec=1',
  owner: 'anyone',
  recommends: true,
  input: z.object({ catalogue_id: maybe(id()), ...notRec() }),
  output: listOf(goodsCard),
})

export const shopCheck = call({
  method: 'GET',
  path: '/shop/check',
  summary: "Whether a hospital sells drugs online: the page of its pharmacy, or '' [X283]",
  owner: 'anyone',
  envelope: 'error_code200',
  input: z.object({ unit_id: maybe(id()) }),
  output: z.object({ online_shop: z.string() }),
})

export const pharmacyDrugs = call({
  method: 'GET',
  path: '/yiyao/drugs',
  summary:
    "What a hospital's online pharmacy sells, or without one those of the city: over the counter, or (2) on prescription, which stands apart",
  owner: 'anyone',
  input: z.object({ drug_type, keyword: those.keyword, ...wish }),
  output: output.extend({ unit_name: z.string(), warning: z.string() }),
  refuses: { 'not-found': '没有找到这家医院' },
})
