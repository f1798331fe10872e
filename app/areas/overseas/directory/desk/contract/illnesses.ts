import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { id, maybeText, pageOf, paging, text } from '#kit/wire/fields.ts'
import { listing } from '#kit/wire/listing.ts'
import { illnessSorts, MOST } from '../../rules.ts'

const managing = { owner: 'self', staff: true, may: 'abroad.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '海外就医的资料由平台统一维护，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这一条，可能已经被删除，请刷新后再看' }

const illnessRow = { row: 'abroad-illness', by: 'ill_name' } as const

export const deskAbroadIlls = call({
  method: 'GET',
  path: '/desk/abroad/ills',
  summary: 'Page through illnesses of which the section of care abroad says something',
  shows: [illnessRow],
  ...managing,
  input: z.object({ ...listing(illnessSorts), ...paging(20) }),
  output: pageOf(
    z.object({
      ill_id: z.int(),
      ill_name: z.string(),
      category_id: z.int(),
      category_name: z.string(),
      /** When it is worth the way, and when it is not. */
      worth: z.string(),
      treatments: z.array(z.string()),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

export const deskAbroadIllSave = call({
  method: 'POST',
  path: '/desk/abroad/ill/save',
  changesPages: true,
  summary: 'Say something of an illness for care abroad, or anew; it is named as the list of illnesses names it',
  edits: illnessRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({
    version: versionSeen(),
    ill_name: text(MOST.name),
    category_id: id(),
    worth: text(MOST.intro),
    treatments: maybeText(MOST.intro),
  }),
  output: z.object({ ill_id: z.int() }),
  refuses: {
    ...notHere,
    ...changedSince,
    kind: '没有这个分类，请重新选择',
    illness: '没有“{name}”这个病名，请按疾病库里的名字写',
    promise: '“{word}”属于对疗效的承诺，广告法不允许，请删去',
  },
})

export const deskAbroadIllRemove = call({
  method: 'POST',
  path: '/desk/abroad/ill/remove',
  changesPages: true,
  summary: 'Say nothing of an illness any more: its page of care abroad is gone, the illness itself stays',
  ...managing,
  input: z.object({ ill_id: id() }),
  output: z.object({ ill_id: z.int() }),
  refuses: notFound,
})
