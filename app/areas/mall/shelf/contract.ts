import { z } from 'zod'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { drugTypes } from '#app/areas/mall/goods/rules.ts'
import { call } from '#kit/wire/call.ts'
import { id, int, listOf, maybe, maybeText, pageOf, paging, text } from '#kit/wire/fields.ts'

const goodsCard = entityGoodsList.reply.shape.list.element
const ask = z.object({ ...paging() })
const reply = pageOf(goodsCard)
const sort = maybe(z.enum(['default', 'sold', 'price_up', 'price_down', 'newest']))

export const getRecGoods = call({
  method: 'GET',
  path: '/health/getrecgoods',
  does: 'Page through what the health mall recommends in the city, 10 a page',
  owner: 'anyone',
  ask,
  reply,
})

export const getAreaGoods = call({
  method: 'GET',
  path: '/health/getareagoods',
  does: "Page through goods of the city's own hospitals",
  owner: 'anyone',
  ask,
  reply,
})

export const getAreaGoods2 = call({
  method: 'GET',
  path: '/health/getareagoods2',
  does: 'The same in blocks, one for each category that has some, the best sold first',
  owner: 'anyone',
  ask,
  reply: pageOf(z.object({ category_id: z.int(), category_name: z.string(), list: z.array(goodsCard) })),
})

export const cityCategoryGoods = call({
  method: 'GET',
  path: '/health/citycategorygoods',
  does: 'Page through goods of a category (those under it too), of a hospital or of all, in an order',
  owner: 'anyone',
  ask: z.object({ category_id: maybe(id()), unit_id: maybe(id()), keyword: maybeText(50), sort, ...paging() }),
  reply,
})

export const getPageCategory = call({
  method: 'GET',
  path: '/health/getPageCategory',
  does: 'The categories of a page with their goods: the first 12, or all that have some [X234] [X340]',
  owner: 'self',
  login: true,
  ask: z.object({ page_mark: text(40), all: maybe(int(0, 1)) }),
  reply: listOf(
    z.object({ category_id: z.int(), category_name: z.string(), img: z.string(), list: z.array(goodsCard) }),
  ),
})

export const entityGoodsRecommend = call({
  method: 'GET',
  path: '/entity_goods/recommend',
  does: 'Page through recommended goods that are sent',
  owner: 'anyone',
  ask,
  reply,
})

export const entityGoodsDiscount = call({
  method: 'GET',
  path: '/entity_goods/discount',
  does: 'Page through goods that are sent and cost less than before',
  owner: 'anyone',
  ask,
  reply,
})

export const projectList = call({
  method: 'GET',
  path: '/project/list',
  does: 'Page through medical projects of a branch of their tree, or all',
  owner: 'anyone',
  ask: z.object({ catalogue_id: maybe(id()), sort, ...paging() }),
  reply,
})

export const departmentProjects = call({
  method: 'GET',
  path: '/department/project_list/recommend',
  does: 'Page through the projects that a hospital offers in a department',
  owner: 'anyone',
  ask: z.object({ dep_id: id(), ...paging() }),
  reply,
})

export const searchProjects = call({
  method: 'GET',
  path: '/department/project_list/search',
  does: 'Page through projects by a word of their names, a department, an illness',
  owner: 'anyone',
  ask: z.object({ dep_id: maybe(id()), ill_id: maybe(id()), keyword: maybeText(50), ...paging() }),
  reply,
})

export const catalogueAdvertGoods = call({
  method: 'GET',
  path: '/catalogue-advert-goods',
  does: 'Goods for whose place beside a branch of projects somebody paid; each says 广告',
  owner: 'anyone',
  ask: z.object({ catalogue_id: maybe(id()) }),
  reply: listOf(goodsCard),
})

export const shopCheck = call({
  method: 'GET',
  path: '/shop/check',
  does: "Whether a hospital sells drugs online: the page of its pharmacy, or '' [X283]",
  owner: 'anyone',
  envelope: 'error_code200',
  ask: z.object({ unit_id: maybe(id()) }),
  reply: z.object({ online_shop: z.string() }),
})

export const pharmacyDrugs = call({
  method: 'GET',
  path: '/yiyao/drugs',
  does: "What a hospital's online pharmacy sells: over the counter, or (2) on prescription, which stands apart",
  owner: 'anyone',
  ask: z.object({
    unit_id: id(),
    drug_type: maybe(int(drugTypes.otc, drugTypes.prescription)),
    keyword: maybeText(50),
    ...paging(),
  }),
  reply: reply.extend({ unit_name: z.string(), warning: z.string() }),
  refuses: { 'not-found': '没有找到这家医院' },
})
