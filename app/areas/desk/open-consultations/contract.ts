import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { openAskDetail } from '#app/areas/consult/consultations/contract.ts'
import { allSharings, MOST_REASON, type Sharing } from '#app/areas/consult/consultations/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, int, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const reviewing = { staff: true, may: 'open-asks.review' } as const
const ofHospital = { owner: { ask_id: 'shared consultation of the hospital' }, ...reviewing } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这次问诊，患者可能已经撤回了同意' }
const changed = { ...notFound, changed: '这次问诊已经处理过，或患者撤回了同意，请刷新后再看' }
const sharing = z.enum(allSharings as [Sharing])

const row = z.object({
  ask_id: z.string(),
  asker: z.string(),
  doctor_name: z.string(),
  ill_name: z.string(),
  content: z.string(),
  sharing,
  sharing_desc: z.string(),
  cat_id: z.int(),
  cat_name: z.string(),
  read_num: z.int(),
  says: z.string(),
  /** When the patient agreed. */
  agree_time: time(),
})

export const deskOpenAsks = call({
  method: 'GET',
  path: '/desk/open-asks',
  summary:
    "Consultations of the hospital's doctors whose patients let others read them: those that wait, the longest first",
  owner: 'self',
  ...reviewing,
  input: z.object({ list: maybe(sharing), ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskOpenAsk = call({
  method: 'GET',
  path: '/desk/open-ask',
  summary: 'One of them as strangers would read it',
  ...ofHospital,
  input: z.object({ ask_id: code() }),
  output: row.extend({
    messages: openAskDetail.output.shape.messages,
    /** The last message of these: to be sent back with the decision. */
    through: z.int(),
  }),
  refuses: notFound,
})

export const deskOpenAskShow = call({
  method: 'POST',
  path: '/desk/open-ask/show',
  changesPages: true,
  summary: 'Let everybody read one that waits, under a topic, up to the message that was read',
  ...ofHospital,
  input: z.object({ ask_id: code(), cat_id: int(1, 99), through: int(0, Number.MAX_SAFE_INTEGER) }),
  output: z.object({}),
  refuses: { ...changed, 'no-topic': '请选择栏目' },
})

export const deskOpenAskRefuse = call({
  method: 'POST',
  path: '/desk/open-ask/refuse',
  summary: 'Do not show one that waits, and say why',
  ...ofHospital,
  input: z.object({ ask_id: code(), reason: text(MOST_REASON) }),
  output: z.object({}),
  refuses: changed,
})

export const deskOpenAskClose = call({
  method: 'POST',
  path: '/desk/open-ask/close',
  changesPages: true,
  summary: 'No longer show one that was shown, and say why',
  ...ofHospital,
  input: z.object({ ask_id: code(), reason: text(MOST_REASON) }),
  output: z.object({}),
  refuses: changed,
})
