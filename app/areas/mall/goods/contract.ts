import { z } from 'zod'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { call } from '#kit/wire/call.ts'
import {
  flag,
  id,
  int,
  listOf,
  maybe,
  maybeText,
  mobile,
  pageOf,
  paging,
  personName,
  position,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { commentShows, goodsSorts } from './rules.ts'

const goodsCard = z.object({
  goods_id: z.int(),
  goods_name: z.string(),
  subtitle: z.string(),
  /** Empty for a drug on prescription. */
  img: z.string(),
  /** 2 goods, 305 a project. */
  item_type: z.int(),
  price: yuan(),
  org_price: yuan(),
  /** `99.00`, or `99.00-399.00`. */
  price_space: z.string(),
  pay_type: z.int(),
  drug_type: z.int(),
  tags: z.array(z.string()),
  sold_num: z.int(),
  score: z.number(),
  comment_num: z.int(),
  unit_id: z.int().nullable(),
  unit_name: z.string(),
  /** Metres to where it is used; null where that, or from where, is not known. */
  distance: z.number().nullable(),
  /** Somebody paid for its place: it says 广告. */
  is_ad: flag(),
})

const part = z.object({ title: z.string(), lines: z.array(z.string()) })

const docRelation = z.object({
  doctor_id: z.int(),
  doctor_name: z.string(),
  image: z.string(),
  level_name: z.string(),
})

const staticPart = {
  goods_id: z.int(),
  goods_name: z.string(),
  subtitle: z.string(),
  item_type: z.int(),
  kind: z.string(),
  images: z.array(z.string()),
  tags: z.array(z.string()),
  brand: z.string(),
  approval_no: z.string(),
  drug_type: z.int(),
  is_overseas: flag(),
  package_type: z.int(),
  is_sent: flag(),
  valid_days: z.int(),
  appointment: z.string(),
  /** What the law asks to be said; empty where nothing. */
  warning: z.string(),
  consent: z.string(),
  category_id: z.int(),
  unit_id: z.int().nullable(),
  unit_name: z.string(),
  unit_image: z.string(),
  unit_num: z.int(),
  detailParts: z.array(part),
  serviceParts: z.array(part),
  /** The seller's doctors who do it. */
  docRelation: z.array(docRelation),
  is_demo: flag(),
}

const special = z.object({
  special_id: z.int(),
  special_name: z.string(),
  price: yuan(),
  org_price: yuan(),
  deposit: yuan(),
  stock: z.int(),
  isDefault: flag(),
})

const livePart = {
  price: yuan(),
  org_price: yuan(),
  price_space: z.string(),
  pay_types: z.array(z.int()),
  specials: z.array(special),
  stock: z.int(),
  /** Most pieces of one patient; 0: no limit. */
  limit_num: z.int(),
  /** How many the asker may still buy in one order. */
  may_buy: z.int(),
  /** Whether it can be bought now, and if not, why. */
  can_buy: flag(),
  why_not: z.string(),
  is_mark: flag(),
  sold_num: z.int(),
  comment_num: z.int(),
  score: z.number(),
}

const aGoods = z.object({ goods_id: id() })
const fromWhere = z.object({
  goods_id: id(),
  order_id: maybeText(64),
  act_id: maybe(int(0, 999_999_999)),
  share_id: maybeText(64),
  from_type: maybeText(20),
  audit_id: maybe(int(0, 999_999_999)),
})
const gone = {
  'not-found': { code: 1002404, words: '商品不存在' },
  'off-shelf': { code: 1002404, words: '商品已下架' },
}
const notFound = { 'not-found': '商品不存在' }

export const entityGoodsList = call({
  method: 'GET',
  path: '/entity_goods/list',
  summary: 'Page through all goods that are sent, of one category or all, in an order',
  owner: 'anyone',
  input: z.object({ ...paging(), category_id: maybe(id()), sort: maybe(z.enum(goodsSorts)) }),
  output: pageOf(goodsCard),
})

export const goodsDetail = call({
  method: 'GET',
  path: '/goods_detail',
  summary: 'Goods with all that is known of them now; unknown ones answer 1002404 [X181]',
  owner: 'anyone',
  input: fromWhere,
  output: z.object({ ...staticPart, ...livePart }),
  refuses: gone,
})

export const detailStatic = call({
  method: 'GET',
  path: '/detail_static',
  summary: 'What of goods is the same for everyone and changes seldom: pictures, texts',
  owner: 'anyone',
  input: fromWhere,
  output: z.object(staticPart),
  refuses: gone,
})

export const detailDynamic = call({
  method: 'GET',
  path: '/detail_dynamic',
  summary: 'What of goods changes: prices, what is left, limits, whether the asker keeps them',
  owner: 'anyone',
  input: fromWhere,
  output: z.object({ goods_id: z.int(), ...livePart }),
  refuses: gone,
})

export const goodsSpecials = call({
  method: 'GET',
  path: '/commerce/v1/goods-specials',
  summary: 'The specifications of goods with their prices and what is left of each now',
  owner: 'anyone',
  input: aGoods,
  output: listOf(special),
  refuses: gone,
})

export const healthDetail = call({
  method: 'GET',
  path: '/health/detail',
  summary: 'Goods in their old shape [X120]; refused once they are off the shelf [X286]',
  owner: 'anyone',
  input: z.object({ goods_id: id(), order_id: maybeText(64) }),
  output: z.object({
    goods_id: z.int(),
    goods_name: z.string(),
    img: z.string(),
    warning: z.string(),
    goodsParts: z.object({ payment: z.array(z.object({ pay_type: z.int(), pay_name: z.string() })), price: yuan() }),
    goodsSpecialParts: z.object({
      price_space: z.string(),
      list: z.array(
        z.object({ skuId: z.int(), special_name: z.string(), price: yuan(), stock: z.int(), isDefault: flag() }),
      ),
    }),
    appointmentParts: z.object({ appointment: z.string(), valid_days: z.int(), weekdays: z.array(z.string()) }),
    detailParts: z.array(part),
    serviceParts: z.array(part),
    docRelation: z.array(docRelation),
  }),
  refuses: { ...notFound, 'off-shelf': '商品已下架' },
})

export const goodsProject = call({
  method: 'GET',
  path: '/goods-project/{id}',
  summary: 'A medical project (item type 305) with its seller, price and description [X029]',
  owner: 'anyone',
  input: z.object({ id: id() }),
  output: z.object({ ...staticPart, ...livePart }),
  refuses: { 'not-found': '没有找到这个项目' },
})

const comment = z.object({
  comment_id: z.int(),
  user_name: z.string(),
  user_image: z.string(),
  stars: z.int(),
  content: z.string(),
  images: z.array(z.string()),
  special_name: z.string(),
  /** What the seller answers; ''. */
  answer: z.string(),
  /** Somebody wrote it who bought: it can be reported. */
  is_reportable: flag(),
  add_time: time(),
})

export const goodsCommentList = call({
  method: 'GET',
  path: '/goods/comment-list',
  summary: 'Page through what buyers say of goods, the newest first: all of it, with pictures, content, or not',
  owner: 'anyone',
  input: z.object({ goods_id: id(), show: maybe(z.enum(commentShows)), ...paging() }),
  output: pageOf(comment),
})

export const projectComment = call({
  method: 'GET',
  path: '/project_comment',
  summary: 'Page through what buyers say of a project, the newest first',
  owner: 'anyone',
  input: z.object({ project_id: id(), ...paging() }),
  output: pageOf(comment),
})

export const goodsRollOrder = call({
  method: 'GET',
  path: '/goods/goods-roll-order',
  summary: 'Who bought goods lately, the names masked',
  owner: 'anyone',
  input: aGoods,
  output: listOf(z.object({ user_name: z.string(), special_name: z.string(), buy_num: z.int(), add_time: time() })),
})

export const goodsUnitList = call({
  method: 'GET',
  path: '/goods/goods-unit-list',
  summary: 'The sellers in which goods can be used, the nearest first where a place is told',
  owner: 'anyone',
  input: z.object({ goods_id: id(), ...position }),
  output: listOf(unitList.output.shape.list.element),
  refuses: notFound,
})

export const getUserLimit = call({
  method: 'GET',
  path: '/health/getUserLimit',
  summary: 'How many pieces of limited goods the patient has and may still buy',
  owner: 'self',
  login: true,
  input: aGoods,
  output: z.object({ limit_num: z.int(), bought_num: z.int(), may_buy: z.int() }),
  refuses: notFound,
})

export const addOrderIntention = call({
  method: 'POST',
  path: '/health/addOrderIntention',
  summary: 'Ask to be called back about goods; asking again writes over what was asked',
  owner: 'self',
  login: true,
  input: z.object({ goods_id: id(), truename: personName(30), mobile: mobile(), remark: maybeText(200) }),
  output: z.object({ intention_id: z.int() }),
  refuses: notFound,
})

export const shareGoods = call({
  method: 'POST',
  path: '/health/shareGoods',
  summary: 'Note that the patient shares goods; the number by which it is known who shared them',
  owner: 'self',
  login: true,
  input: aGoods,
  output: z.object({ share_id: z.string() }),
  refuses: notFound,
})

export const goodsStatistics = call({
  method: 'GET',
  path: '/goods-statistics',
  summary: 'How often goods were sold, seen and commented on: with pictures, by who is content, by who is not',
  owner: 'anyone',
  input: aGoods,
  output: z.object({
    sold_num: z.int(),
    view_num: z.int(),
    comment_num: z.int(),
    picture_num: z.int(),
    good_num: z.int(),
    low_num: z.int(),
    score: z.number(),
  }),
  refuses: notFound,
})

export const noticeConfig = call({
  method: 'GET',
  path: '/goods_page/notice_config',
  summary: 'What must be read before these goods are bought; empty where nothing',
  owner: 'anyone',
  envelope: 'result_code',
  input: aGoods,
  output: z.object({ notice: z.string() }),
  refuses: notFound,
})
