import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { id, int, listed, maybe, pageOf, paging } from '#kit/wire/fields.ts'
import { listing } from '#kit/wire/listing.ts'
import { managedPackage, priceLine } from '../../contract/managed.ts'
import { MOST, placeSorts } from '../../rules.ts'

const managing = { owner: 'self', staff: true, may: 'abroad.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '海外就医的资料由平台统一维护，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这一条，可能已经被删除，请刷新后再看' }
const saved = z.object({ id: z.int() })

const packageRow = { row: 'abroad-package', by: 'goods_id' } as const

export const deskAbroadPackages = call({
  method: 'GET',
  path: '/desk/abroad/packages',
  summary: 'Page through goods of the mall that are services abroad, with what their price is made of',
  shows: [packageRow],
  ...managing,
  input: z.object({ ...listing(placeSorts), ...paging(20) }),
  output: pageOf(managedPackage.extend({ version: versionShown() })),
  refuses: notHere,
})

export const deskAbroadPackageSave = call({
  method: 'POST',
  path: '/desk/abroad/package/save',
  changesPages: true,
  summary:
    'Say of goods at which hospital they take place and what their price is made of; the included lines come to the price',
  edits: packageRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({
    version: versionSeen(),
    goods_id: id(),
    unit_id: id(),
    category_id: id(),
    is_hot: maybe(int(0, 1)),
    position: int(0, 999),
    lines: listed(z.array(priceLine).min(1).max(MOST.lines)),
  }),
  output: saved,
  refuses: {
    ...notFound,
    ...changedSince,
    goods: '没有这件商品，或它没有标成“境外”、是要寄送的商品',
    unit: '没有这家机构，请重新选择',
    kind: '没有这个分类，请重新选择',
    sum: '“已包含”的各行要都是人民币，合计要等于售价 {price} 元，现在是 {sum} 元',
  },
})

export const deskAbroadPackageRemove = call({
  method: 'POST',
  path: '/desk/abroad/package/remove',
  changesPages: true,
  summary: 'Goods are no service abroad any more',
  ...managing,
  input: z.object({ goods_id: id() }),
  output: saved,
  refuses: notFound,
})
