import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { goodsKinds, managedSorts } from '#app/areas/mall/goods/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import {
  amount,
  file,
  flag,
  id,
  int,
  listed,
  listOf,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  yuan,
} from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { DEAREST_YUAN, MOST, MOST_PIECES_AT_ONCE, MOST_TOGETHER, NAME_LENGTH } from '../rules.ts'
import { managing, notFound, ofHospital } from './shapes.ts'

const kind = z.enum(goodsKinds)
const appointment = z.enum(['none', 'onsite', 'exam'])
const goodsRow = { row: 'goods', by: 'goods_id' } as const
const part = z.object({ title: z.string(), lines: z.array(z.string()) })

const goodsAsked = { list: maybe(z.enum(['all', 'on', 'off'])), kind: maybe(kind), ...listing(managedSorts) }

export const deskGoods = call({
  method: 'GET',
  path: '/desk/goods',
  summary: "Page through the seller's goods, on the shelf and off it",
  owner: 'self',
  ...managing,
  input: z.object({ ...goodsAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      goods_id: z.int(),
      goods_name: z.string(),
      img: z.string(),
      kind,
      category_name: z.string(),
      price_space: z.string(),
      stock: z.int(),
      sold_num: z.int(),
      drug_type: z.int(),
      is_on: flag(),
      is_platform: flag(),
    }),
  ),
  refuses: notAllowed,
})

export const deskGoodsExport = exportOf(deskGoods, goodsAsked)

const choice = z.object({ id: z.int(), name: z.string() })

export const deskGoodsChoices = call({
  method: 'GET',
  path: '/desk/goods-choices',
  summary: 'What there is to choose from when goods are written: categories, brands and freight templates',
  owner: 'self',
  ...managing,
  input: nothing(),
  output: z.object({
    categories: z.array(choice),
    projects: z.array(choice),
    /** The hospital's own, who may be named with what they do. */
    doctors: z.array(choice),
    /** Brands that there are: another can be written. */
    brands: z.array(z.string()),
    templates: z.array(choice.extend({ is_platform: flag() })),
    /** Departments of the catalogue, by class, for which something may be. */
    classes: z.array(
      z.object({ class_name: z.string(), list: z.array(choice.extend({ aliases: z.array(z.string()) })) }),
    ),
    /** The desk also keeps what the platform sells. */
    serves_platform: flag(),
  }),
  refuses: notAllowed,
})

export const deskGoodsPlaces = call({
  method: 'GET',
  path: '/desk/goods-places',
  summary: 'Find open hospitals by name, in which goods of another one may be used too; for who serves the platform',
  owner: 'self',
  ...managing,
  input: z.object({ keyword: maybeText(40) }),
  output: listOf(choice),
  refuses: { ...notAllowed, 'not-platform': '只有平台运营可以选别的医院' },
})

export const deskGoodsSheet = call({
  method: 'GET',
  path: '/desk/goods/{goods_id}',
  summary: 'One of the goods with everything that can be changed about it',
  ...ofHospital,
  ...managing,
  shows: [goodsRow],
  input: z.object({ goods_id: id() }),
  output: z.object({
    goods_id: z.int(),
    version: versionShown(),
    is_on: flag(),
    is_platform: flag(),
    kind,
    goods_name: z.string(),
    subtitle: z.string(),
    brand: z.string(),
    tags: z.array(z.string()),
    category_id: z.int(),
    /** Goods may stand in one that is not among the choices: packages abroad do. */
    category_name: z.string(),
    project_category_id: z.int().nullable(),
    drug_type: z.int(),
    approval_no: z.string(),
    is_supplement: flag(),
    is_overseas: flag(),
    images: z.array(z.string()),
    detail: z.array(part),
    notice: z.string(),
    consent: z.string(),
    pay_types: z.array(z.int()),
    limit_num: z.int().nullable(),
    appointment,
    bookable: z.array(z.string()),
    valid_days: z.int(),
    template_id: z.int().nullable(),
    doctor_ids: z.array(z.int()),
    /** Other hospitals in which it can be used. */
    places: z.array(choice),
    /** The department of the catalogue, and the names of illnesses, for which it is. */
    catalogue_id: z.int().nullable(),
    illnesses: z.array(z.string()),
    /** It stands on the mall's home; somebody paid for its place, which says 广告. */
    is_recommended: flag(),
    is_promoted: flag(),
    specials: z.array(
      z.object({
        special_id: z.int(),
        special_name: z.string(),
        price: yuan(),
        org_price: yuan(),
        deposit: yuan(),
        weight: z.int(),
        stock: z.int(),
      }),
    ),
  }),
  refuses: notFound,
})

const price = () => amount(DEAREST_YUAN)
const sheet = {
  kind,
  goods_name: text(NAME_LENGTH),
  subtitle: maybeText(80),
  brand: maybeText(30),
  tags: listed(z.array(text(10)).max(MOST.tags)),
  category_id: id(),
  project_category_id: maybe(id()),
  drug_type: int(0, 2),
  approval_no: maybeText(40),
  is_supplement: int(0, 1),
  /** It is sent from abroad. */
  is_overseas: maybe(int(0, 1)),
  images: listed(z.array(text(200)).max(MOST.images)),
  detail: listed(z.array(z.object({ title: text(20), lines: z.array(text(200)).min(1).max(30) })).max(MOST.parts)),
  notice: maybeText(300),
  consent: maybeText(2_000),
  pay_types: listed(z.array(int(0, 3)).min(1).max(4)),
  limit_num: maybe(int(1, 999)),
  appointment,
  bookable: listed(z.array(z.string().regex(/^[01]{3}$/)).max(7)),
  valid_days: int(0, 3_650),
  template_id: maybe(id()),
  /** Who of the hospital does it; what is left out names nobody. */
  doctor_ids: maybe(listed(z.array(id()).max(MOST.doctors))),
  /** Other hospitals in which it can be used: written by who serves the platform; where it is left out, as it was. */
  place_ids: maybe(listed(z.array(id()).max(MOST.places))),
  /** For which department of the catalogue it is, and names of illnesses, apart by commas or spaces; of what is sent neither. */
  catalogue_id: maybe(id()),
  illnesses: maybeText(300),
  /** What the mall's home shows: written by who serves the platform, and as it was for all others. */
  is_recommended: maybe(int(0, 1)),
  is_promoted: maybe(int(0, 1)),
  /** The usual one first. */
  specials: listed(
    z
      .array(
        z.object({
          /** Missing: it is new. */
          special_id: maybe(id()),
          special_name: text(40),
          price: price(),
          org_price: price(),
          deposit: maybe(price()),
          /** Grams. */
          weight: int(0, 100_000),
          /** Of a new one: its first pieces. */
          pieces: maybe(int(0, MOST_PIECES_AT_ONCE)),
        }),
      )
      .min(1)
      .max(MOST.specials),
  ),
}
const faults = {
  fault: '{fault}',
  category: '这个分类已经没有了，请刷新后重新选择',
  template: '这个运费模板已经没有了，请刷新后重新选择',
  doctor: '有医生不在本院了，请刷新后重新选择',
  place: '有医院已经停业或者不在了，请移除后重新选择',
  'not-yours': '在别的医院也能用，要由平台运营来设置',
  department: '这个科室已经不在科室目录里了，请刷新后重新选择',
  illness: '疾病目录里没有“{name}”，请改成目录里的名字',
  'too-many': '最多填 {most} 种疾病',
  pictures: '有图片没有上传成功，请移除后重新添加',
}

export const deskGoodsAdd = call({
  method: 'POST',
  path: '/desk/goods/add',
  changesPages: true,
  summary: 'Make goods with specifications and first pieces; they stand on no shelf yet',
  owner: 'self',
  ...managing,
  edits: goodsRow,
  body: 'json',
  idempotency: 'framework',
  /** Copied goods may keep the pictures of those that they are a copy of. */
  input: z.object({ ...sheet, is_platform: maybe(int(0, 1)), copy_of: maybe(id()) }),
  output: z.object({ goods_id: z.int() }),
  refuses: { ...notAllowed, ...faults, 'not-platform': '本院的工作台不管理平台商品' },
})

export const deskGoodsChange = call({
  method: 'POST',
  path: '/desk/goods/{goods_id}/change',
  changesPages: true,
  summary: 'Write goods over what they were; orders that were made keep what was agreed',
  ...ofHospital,
  ...managing,
  edits: goodsRow,
  body: 'json',
  input: z.object({ goods_id: id(), ...sheet, version: versionSeen() }),
  output: z.object({ goods_id: z.int() }),
  refuses: { ...notFound, ...changedSince, ...faults, special: '有规格已经不在了，请刷新后重新填写' },
})

export const deskGoodsSwitch = call({
  method: 'POST',
  path: '/desk/goods/{goods_id}/switch',
  changesPages: true,
  summary: 'Put goods on the shelf, or take them off: patients then read that they are off it',
  ...ofHospital,
  ...managing,
  input: z.object({ goods_id: id(), is_on: int(0, 1) }),
  output: z.object({ goods_id: z.int(), is_on: flag() }),
  refuses: notFound,
})

const several = () => listed(z.array(id()).min(1).max(MOST_TOGETHER))
const together = { owner: 'self', ...managing, body: 'json', output: z.object({ changed_num: z.int() }) } as const

export const deskGoodsSwitchSeveral = call({
  method: 'POST',
  path: '/desk/goods/switch-several',
  changesPages: true,
  summary:
    'Put several goods on the shelf, or take them off: all of them or, where one is not there, none; how many were not so before',
  ...together,
  input: z.object({ goods_ids: several(), is_on: int(0, 1) }),
  refuses: notFound,
})

export const deskGoodsMoveSeveral = call({
  method: 'POST',
  path: '/desk/goods/move-several',
  changesPages: true,
  summary: 'Move several goods into a category, all of them or none; how many were in another one',
  ...together,
  input: z.object({ goods_ids: several(), category_id: id() }),
  refuses: { ...notFound, category: faults.category },
})

export const deskGoodsPicture = call({
  method: 'POST',
  path: '/desk/goods-picture',
  summary: 'Keep a picture of goods and give its address; it is encoded anew and nothing but its pixels is kept',
  owner: 'self',
  ...managing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notAllowed, ...uploadimg.refuses },
})
