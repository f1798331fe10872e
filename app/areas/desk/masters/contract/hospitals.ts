import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { homeBlocks, managedHospitalSorts } from '#app/areas/guahao/hospitals/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { decimal, file, flag, id, int, listed, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { lengths, MOST_PICTURES } from '../rules.ts'

const managing = { owner: 'self', staff: true, may: 'masters.manage' } as const
const state = z.enum(['open', 'closing', 'closed'])
const hospitalRow = { row: 'hospital', by: 'unit_id' } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这家医院，或它不归本院的工作台管理' }

const asked = { state: maybe(state), ...listing(managedHospitalSorts) }

export const deskHospitals = call({
  method: 'GET',
  path: '/desk/hospitals',
  summary: 'Page through the hospitals that this desk writes: all at the platform’s desk, else its own',
  ...managing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      unit_id: z.int(),
      unit_name: z.string(),
      level_name: z.string(),
      class_name: z.string(),
      city_name: z.string(),
      address: z.string(),
      phone: z.string(),
      state,
      closes_on: z.string().nullable(),
      change_time: time(),
      /** It is the hospital whose desk this is. */
      is_own: flag(),
    }),
  ),
  refuses: notAllowed,
})

export const deskHospitalsExport = exportOf(deskHospitals, asked)

const pictures = () => listed(z.array(z.string().max(200)).max(MOST_PICTURES))
const sheet = {
  unit_name: text(lengths.name),
  level: int(1, 99),
  class_id: int(1, 99),
  /** Who runs its booking: 1 this platform for it, 2 a third party; not given: the hospital itself. */
  proxy_type: maybe(int(1, 2)),
  address: text(lengths.address),
  /** Of the Baidu system; both or neither. */
  lat: maybe(decimal(3, 54)),
  lng: maybe(decimal(73, 136)),
  phone: maybeText(lengths.phone),
  open_hours: maybeText(lengths.openHours),
  introduction: maybeText(lengths.introduction),
  traffic: maybeText(lengths.traffic),
  /** One after the other. */
  aliases: maybeText(lengths.aliases),
  blocks: listed(z.array(z.enum(homeBlocks)).min(1).max(homeBlocks.length)),
  banners: pictures(),
  ambients: pictures(),
}
const faults = {
  place: '从地址里认不出城市，请写成“省市区 + 街道门牌”，或填写坐标',
  position: '经度和纬度要一起填，或都不填',
  choice: '等级或类型不对，请重新选择',
  pictures: '有一张图片没有上传成功，请重新添加',
}
const saved = z.object({ unit_id: z.int() })

export const deskHospitalSheet = call({
  method: 'GET',
  path: '/desk/hospital-sheet',
  summary: 'A hospital with everything that can be written about it; the desk’s own where none is named',
  ...managing,
  shows: [hospitalRow],
  input: z.object({ unit_id: maybe(id()) }),
  output: z.object({
    unit_id: z.int(),
    version: versionShown(),
    unit_name: z.string(),
    level: z.int(),
    class_id: z.int(),
    /** Null where the hospital runs its booking itself. */
    proxy_type: z.int().nullable(),
    city_name: z.string(),
    address: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    phone: z.string(),
    open_hours: z.string(),
    introduction: z.string(),
    traffic: z.string(),
    aliases: z.array(z.string()),
    blocks: z.array(z.enum(homeBlocks)),
    banners: z.array(z.string()),
    ambients: z.array(z.string()),
    state,
    closes_on: z.string().nullable(),
  }),
  refuses: notFound,
})

export const deskHospitalAdd = call({
  method: 'POST',
  path: '/desk/hospitals/add',
  changesPages: true,
  summary: 'Make a hospital, which patients see at once; the platform’s desk alone',
  ...managing,
  edits: hospitalRow,
  idempotency: 'framework',
  body: 'json',
  input: z.object({ code: maybeText(lengths.code), ...sheet }),
  output: saved,
  refuses: {
    ...notAllowed,
    ...faults,
    'not-platform': '新增医院由平台统一管理，本院的工作台不能新增',
    taken: '已经有编码相同，或名称和地址都相同的医院',
  },
})

export const deskHospitalChange = call({
  method: 'POST',
  path: '/desk/hospitals/{unit_id}/change',
  changesPages: true,
  summary: 'Write a hospital over what it was',
  ...managing,
  edits: hospitalRow,
  body: 'json',
  input: z.object({ unit_id: id(), ...sheet, version: versionSeen() }),
  output: saved,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskMasterPicture = call({
  method: 'POST',
  path: '/desk/master-picture',
  summary: 'Keep a picture of a hospital or a doctor and give its address; nothing but its pixels is kept',
  ...managing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notAllowed, ...uploadimg.refuses },
})
