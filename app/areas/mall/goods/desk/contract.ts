import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { file, flag, id, int, maybe, maybeText, pageOf, paging, text } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { BRAND_LENGTH, type BrandState, brandSorts, brandStates, MOST_BRANDS } from '../rules/brands.ts'

const managing = { owner: 'self', staff: true, may: 'categories.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '商品品牌由平台统一管理，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这个品牌，请刷新后再试' }
const faults = {
  taken: '已经有叫这个名字的品牌了，请换一个',
  picture: '图片没有上传成功，请重新添加',
}

const asked = { state: maybe(z.enum(Object.keys(brandStates) as BrandState[])), ...listing(brandSorts) }

const brandRow = { row: 'brand', by: 'brand_id' } as const

export const deskBrands = call({
  method: 'GET',
  path: '/desk/brands',
  summary: 'Page through the brands of goods, hidden ones too, in the order in which filters offer them',
  shows: [brandRow],
  ...managing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      brand_id: z.int(),
      brand_name: z.string(),
      /** '' where it has none. */
      img: z.string(),
      position: z.int(),
      /** So many of its goods are on the shelf. */
      goods_num: z.int(),
      is_on: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

export const deskBrandsExport = exportOf(deskBrands, asked)

const sheet = { brand_name: text(BRAND_LENGTH), img: maybeText(200), position: int(0, 999) }
const output = z.object({ brand_id: z.int() })

export const deskBrandAdd = call({
  method: 'POST',
  path: '/desk/brands/add',
  changesPages: true,
  summary: 'Make a brand before any goods name it; brands that goods name stand in the list by themselves',
  edits: brandRow,
  ...managing,
  idempotency: 'framework',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults, full: `最多 ${MOST_BRANDS} 个品牌，请改用已有的` },
})

export const deskBrandChange = call({
  method: 'POST',
  path: '/desk/brands/{brand_id}/change',
  changesPages: true,
  summary: 'Rename a brand, with it all its goods; put it elsewhere in its order, or give it another picture',
  edits: brandRow,
  ...managing,
  input: z.object({ brand_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskBrandSwitch = call({
  method: 'POST',
  path: '/desk/brands/{brand_id}/switch',
  changesPages: true,
  summary: 'Offer a brand among the filters of lists, or no more; its goods stay on sale',
  ...managing,
  input: z.object({ brand_id: id(), is_on: int(0, 1) }),
  output,
  refuses: notFound,
})

export const deskBrandPicture = call({
  method: 'POST',
  path: '/desk/brand-picture',
  summary: 'Keep a picture of a brand and give its address; nothing but its pixels is kept',
  ...managing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notHere, ...uploadimg.refuses },
})
