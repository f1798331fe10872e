import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { day, flag, id, int, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const managing = { owner: 'self', staff: true, may: 'adverts.manage' } as const
const notHere = {
  ...notAllowed,
  'not-platform': '广告位由平台统一管理，本院的工作台不能修改',
}
const notFound = { ...notHere, 'not-found': '没有找到这条广告' }

export const deskAdverts = call({
  method: 'GET',
  path: '/desk/adverts',
  summary: 'Page through the adverts of the mall, those of one place where it is named, by place and order',
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
      begin_time: time(),
      end_time: time(),
      is_on: flag(),
      /** It is shown now. */
      is_shown: flag(),
    }),
  ),
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
  from: day(),
  until: day(),
}
const faults = {
  place: '没有这个广告位，请重新选择',
  category: '这个分类已经没有了，请刷新后重新选择',
  link: '链接要填本站的页面地址，以 / 开头',
  span: '结束日不能早于开始日',
  prescription: '处方药不能做广告，请换一个链接',
  picture: '图片没有上传成功，请重新添加',
}
const output = z.object({ advert_id: z.int() })

export const deskAdvertAdd = call({
  method: 'POST',
  path: '/desk/adverts/add',
  summary: 'Put an advert in a place of the mall, from a day to a day',
  ...managing,
  idempotency: 'framework',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults },
})

export const deskAdvertChange = call({
  method: 'POST',
  path: '/desk/adverts/{advert_id}/change',
  summary: 'Write an advert over what it was',
  ...managing,
  input: z.object({ advert_id: id(), ...sheet }),
  output,
  refuses: { ...notFound, ...faults },
})

export const deskAdvertSwitch = call({
  method: 'POST',
  path: '/desk/adverts/{advert_id}/switch',
  summary: 'Take an advert out of its place, or put it back',
  ...managing,
  input: z.object({ advert_id: id(), is_on: int(0, 1) }),
  output,
  refuses: notFound,
})
