import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, idList, int, maybe, maybeText, pageOf, paging, text } from '#kit/wire/fields.ts'
import { listing } from '#kit/wire/listing.ts'
import { illnessSorts, MOST_DEPARTMENTS } from '../rules.ts'

const managing = { owner: 'self', staff: true, may: 'illnesses.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '疾病和症状由平台统一管理，本院的工作台不能修改' }

const illnessRow = { row: 'illness', by: 'ill_id' } as const

export const deskIllnesses = call({
  method: 'GET',
  path: '/desk/illnesses',
  summary: 'Page through illnesses and symptoms with what people call them and which departments see them',
  shows: [illnessRow],
  ...managing,
  input: z.object({ kind: maybe(z.enum(['illness', 'symptom'])), ...listing(illnessSorts), ...paging(20) }),
  output: pageOf(
    z.object({
      ill_id: z.int(),
      ill_name: z.string(),
      aliases: z.array(z.string()),
      is_symptom: flag(),
      description: z.string(),
      view_num: z.int(),
      /** The usual one first. */
      departments: z.array(z.object({ catalogue_id: z.int(), name: z.string() })),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

const sheet = {
  aliases: maybeText(500),
  description: text(500),
  is_symptom: int(0, 1),
  /** Of the catalogue, the usual one first. */
  catalogue_ids: idList(MOST_DEPARTMENTS),
}
const faults = { department: '请选择目录里的科室，第一个是最常去的' }
const output = z.object({ ill_id: z.int() })

export const deskIllnessAdd = call({
  method: 'POST',
  path: '/desk/illnesses/add',
  changesPages: true,
  summary: 'Make an illness or a symptom: it is found at once and leads to the doctors of its departments',
  edits: illnessRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({ ill_name: text(30), ...sheet }),
  output,
  refuses: { ...notHere, ...faults, taken: '已经有叫这个名字的疾病或症状了' },
})

export const deskIllnessChange = call({
  method: 'POST',
  path: '/desk/illnesses/{ill_id}/change',
  changesPages: true,
  summary: 'Write an illness over what it was; its name stays',
  edits: illnessRow,
  ...managing,
  input: z.object({ ill_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notHere, ...changedSince, ...faults, 'not-found': '没有找到这种疾病，请刷新后再试' },
})
