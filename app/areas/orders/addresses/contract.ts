import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import {
  flag,
  id,
  idOrNone,
  int,
  listOf,
  maybe,
  maybeText,
  mobile,
  nothing,
  personName,
  text,
  yuan,
} from '#kit/wire/fields.ts'

const address = z.object({
  addressId: z.int(),
  name: z.string(),
  mobile: z.string(),
  province_id: z.int(),
  province_name: z.string(),
  /** 0 and '' where the province has no cities: Hong Kong, Macau, Taiwan. */
  city: z.int(),
  city_name: z.string(),
  /** 0 and '' where the city has no districts. */
  area: z.int(),
  area_name: z.string(),
  /** 0 and '' where none was chosen. */
  street: z.int(),
  street_name: z.string(),
  community: z.string(),
  detail: z.string(),
  /** All of it in one line. */
  full_address: z.string(),
  isDefault: flag(),
})

const own = { owner: { addressId: 'address' }, envelope: 'state', login: true } as const
const notFound = { 'not-found': '没有找到这个地址，可能已经删除' }

export const addressList = call({
  method: 'GET',
  path: '/user/address/list',
  summary: "The patient's delivery addresses, the default one first",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: nothing(),
  output: listOf(address),
})

export const addressAdd = call({
  method: 'POST',
  path: '/user/address/add',
  summary: 'Add a delivery address, or change the one that addressId names; the first one is the default',
  ...own,
  idempotency: 'framework',
  input: z.object({
    addressId: maybe(id()),
    name: personName(40),
    mobile: mobile(),
    province_id: id(),
    city: idOrNone(),
    area: idOrNone(),
    street: idOrNone(),
    community: maybeText(60),
    detail: text(120),
    isDefault: maybe(int(0, 1)),
  }),
  output: z.object({ addressId: z.int() }),
  refuses: {
    ...notFound,
    'bad-place': '所在地区不正确，请从省份开始重新选择',
    'place-short': '还没有选{level}，请选好再保存，包裹才送得到',
    'too-many': '最多保存 {most} 个地址，请先删除不用的',
  },
})

export const addressRecognise = call({
  method: 'POST',
  path: '/user/address/recognise',
  summary: 'Who and where stands in one pasted text: what was not found is empty, and nothing is stored',
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object({ text: text(500) }),
  output: address.omit({ addressId: true, community: true, full_address: true, isDefault: true }),
})

export const addressDelete = call({
  method: 'POST',
  path: '/user/address/delete',
  summary: "Delete one of the patient's addresses; where it was the default, the newest of the others becomes it",
  ...own,
  input: z.object({ addressId: id() }),
  output: z.object({}),
  refuses: notFound,
})

export const addressSetDefault = call({
  method: 'POST',
  path: '/user/address/setDefault',
  summary: "Make one address the patient's only default",
  ...own,
  input: z.object({ addressId: id() }),
  output: z.object({ addressId: z.int() }),
  refuses: notFound,
})

export const shippingFee = call({
  method: 'POST',
  path: '/freight_template/shipping_fee',
  summary:
    "What it costs to send so many pieces to an address of the asker's, without one to their default one, else to the city",
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ goods_id: id(), buy_num: int(1, 99), address_id: maybe(id()) }),
  output: z.object({
    shipping_fee: yuan(),
    is_remote: flag(),
    is_excluded: flag(),
    /** Where to: the address in one line, or the city's name. */
    full_address: z.string(),
    address_id: z.int().nullable(),
  }),
  refuses: { ...notFound, 'goods-gone': { code: 1002404, words: '商品不存在' } },
})
