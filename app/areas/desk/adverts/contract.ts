import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import {
  day,
  file,
  flag,
  id,
  int,
  listed,
  maybe,
  maybeText,
  pageOf,
  paging,
  shortIdList,
  text,
  time,
} from '#kit/wire/fields.ts'

const sexes = ['female', 'male'] as const
const managing = { owner: 'self', staff: true, may: 'adverts.manage' } as const
const notHere = {
  ...notAllowed,
  'not-platform': '广告位由平台统一管理，本院的工作台不能修改',
}
const notFound = { ...notHere, 'not-found': '没有找到这条广告' }

const advertRow = { row: 'advert', by: 'advert_id' } as const

export const deskAdverts = call({
  method: 'GET',
  path: '/desk/adverts',
  summary:
    'Page through the adverts of the mall, those of one place where it is named, by place and order, with the categories that there are to choose from',
  shows: [advertRow],
  ...managing,
  input: z.object({ location: maybe(int(1, 999)), ...paging(20) }),
  output: pageOf(
    z.object({
      advert_id: z.int(),
      location: z.int(),
      category_id: z.int().nullable(),
      title: z.string(),
      text: z.string(),
      img: z.string(),
      url: z.string(),
      is_ad: flag(),
      position: z.int(),
      weight: z.int(),
      city_ids: z.array(z.int()),
      channel_ids: z.array(z.int()),
      topic_ids: z.array(z.int()),
      item_type: z.int(),
      item_id: z.int().nullable(),
      sex: z.enum(['', ...sexes]),
      min_age: z.int().nullable(),
      max_age: z.int().nullable(),
      most_views: z.int().nullable(),
      most_a_day: z.int().nullable(),
      view_num: z.int(),
      click_num: z.int(),
      order_num: z.int(),
      begin_time: time(),
      end_time: time(),
      is_on: flag(),
      /** It is shown now. */
      is_shown: flag(),
      version: versionShown(),
    }),
  ).extend({
    /** Of goods, for which one may be shown alone. */
    categories: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refuses: notHere,
})

const sheet = {
  location: int(1, 999),
  category_id: maybe(id()),
  title: text(30),
  text: maybeText(40),
  img: maybeText(200),
  url: text(300),
  is_ad: int(0, 1),
  position: int(0, 999),
  weight: maybe(int(1, 100)),
  city_ids: maybe(shortIdList(50)),
  channel_ids: maybe(shortIdList(50)),
  topic_ids: maybe(listed(z.array(int(1, 99)).max(20))),
  item_type: maybe(int(1, 999)),
  item_id: maybe(id()),
  sex: maybe(z.enum(sexes)),
  min_age: maybe(int(0, 120)),
  max_age: maybe(int(0, 120)),
  most_views: maybe(int(1, 100_000_000)),
  most_a_day: maybe(int(1, 100)),
  from: day(),
  until: day(),
}
const faults = {
  place: '没有这个广告位，请重新选择',
  category: '这个分类已经没有了，请刷新后重新选择',
  link: '链接要填本站的页面地址，以 / 开头',
  span: '结束日不能早于开始日',
  item: '没有这种推广内容，请重新选择',
  which: '请选择推广哪一个',
  topic: '这个健康栏目已经没有了，请刷新后重新选择',
  age: '最大年龄不能小于最小年龄',
  prescription: '处方药不能做广告，请换一个链接',
  picture: '图片没有上传成功，请重新添加',
}
const output = z.object({ advert_id: z.int() })

export const deskAdvertAdd = call({
  method: 'POST',
  path: '/desk/adverts/add',
  changesPages: true,
  summary: 'Put an advert in a place of the mall, from a day to a day',
  edits: advertRow,
  ...managing,
  idempotency: 'framework',
  body: 'json',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults },
})

export const deskAdvertChange = call({
  method: 'POST',
  path: '/desk/adverts/{advert_id}/change',
  changesPages: true,
  summary: 'Write an advert over what it was',
  edits: advertRow,
  ...managing,
  body: 'json',
  input: z.object({ advert_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskAdvertSwitch = call({
  method: 'POST',
  path: '/desk/adverts/{advert_id}/switch',
  changesPages: true,
  summary: 'Take an advert out of its place, or put it back',
  ...managing,
  input: z.object({ advert_id: id(), is_on: int(0, 1) }),
  output,
  refuses: notFound,
})

export const deskAdvertPicture = call({
  method: 'POST',
  path: '/desk/adverts/picture',
  summary: 'Keep a picture for an advert and give its address; nothing but its pixels is kept',
  ...managing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notHere, ...uploadimg.refuses },
})
