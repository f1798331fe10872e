import { z } from 'zod'
import { askDetail } from '#app/areas/consult/consultations/contract.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { askComplaints } from '../contract.ts'
import { COMPLAINT_LETTERS, type ComplaintListName, complaintLists } from '../rules.ts'

const notAllowed = { 'not-allowed': '您的角色不能处理问诊投诉，请联系本院管理员' }
const handling = { staff: true, may: 'complaints.handle' } as const

const row = askComplaints.output.shape.list.element.extend({
  ask_id: z.string(),
  doctor_name: z.string(),
  type_name: z.string(),
  /** What the patient asked, and what the doctor left them with. */
  question: z.string(),
  doctor_summary: askDetail.output.shape.summary,
  /** What would go back, or went. */
  amount: yuan(),
  /** The promise of an answer has passed. */
  is_late: flag(),
  decide_time: time().nullable(),
})

export const deskComplaints = call({
  method: 'GET',
  path: '/desk/complaints',
  summary:
    "Complaints about consultations of the hospital's doctors: those that wait, the nearest promise first, or those that are over",
  owner: 'self',
  ...handling,
  input: z.object({ list: maybe(z.enum(Object.keys(complaintLists) as ComplaintListName[])), ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskComplaintDecide = call({
  method: 'POST',
  path: '/desk/complaints/decide',
  summary: 'Give the money of a consultation back, or not, or answer a complaint; the patient reads the answer',
  owner: { complaint_id: 'complaint of the hospital' },
  ...handling,
  idempotency: 'framework',
  input: z.object({ complaint_id: id(), agrees: int(0, 1), answer: text(COMPLAINT_LETTERS) }),
  output: z.object({ complaint_id: z.int(), state_desc: z.string() }),
  refuses: {
    ...notAllowed,
    'not-found': '没有找到这条投诉',
    'not-waiting': '这条投诉已经处理过，或患者已撤回，请刷新',
  },
})
