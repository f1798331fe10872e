import { z } from 'zod'
import { MOST_PIECES } from '#app/areas/prescriptions/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, int, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const notAllowed = { 'not-allowed': '只有药师能审核处方，请联系本院管理员' }
const reviewing = { staff: true, may: 'prescriptions.review' } as const
const one = { ...reviewing, method: 'POST', owner: { prescription_id: 'prescription of the hospital' } } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这张处方' }
const deciding = {
  ...notFound,
  decided: '这张处方刚刚已经处理过了，请刷新列表',
  own: '处方上有和您同名的人，请由另一位药师审核',
}

const row = z.object({
  prescription_id: z.string(),
  source_desc: z.string(),
  drug_name: z.string(),
  buy_num: z.int(),
  state_desc: z.string(),
  reason: z.string(),
  pharmacist_name: z.string(),
  /** How long it has waited, in minutes; of what was decided, how long it did. */
  waited_minutes: z.int(),
  add_time: time(),
})

export const deskPrescriptions = call({
  method: 'GET',
  path: '/desk/prescriptions',
  summary: 'Prescriptions that wait for a pharmacist of the hospital, the longest first; or those that were decided',
  owner: 'self',
  ...reviewing,
  input: z.object({ list: maybe(z.enum(['waiting', 'decided'])), ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskPrescriptionLook = call({
  ...one,
  path: '/desk/prescriptions/{prescription_id}/look',
  summary: 'Open one prescription with its pictures or content and who it is for; the audit says who looked',
  input: z.object({ prescription_id: code() }),
  output: row.extend({
    /** Fewer pieces than asked may be approved: 0 where a doctor signed for so many. */
    may_change: flag(),
    truename: z.string(),
    sex_name: z.string(),
    age: z.int(),
    with_guardian: flag(),
    /** When the photograph was first handed in, where the patient asks for the same anew; null where it is the first time. */
    first_time: time().nullable(),
    allergy: z.string(),
    diagnosis: z.string(),
    dosage: z.string(),
    /** Hints that the doctor was shown before they signed. */
    hints: z.array(z.string()),
    images: z.array(z.string()),
    doctor_name: z.string(),
    unit_name: z.string(),
    sign_time: time().nullable(),
    /** Whether what is kept is what the doctor confirmed; 0 too where nobody signed it here. */
    is_as_signed: flag(),
  }),
  refuses: notFound,
})

export const deskPrescriptionApprove = call({
  ...one,
  path: '/desk/prescriptions/{prescription_id}/approve',
  summary: 'Approve a prescription that waits, for so many pieces; the patient is told and may order once',
  input: z.object({ prescription_id: code(), buy_num: int(1, MOST_PIECES) }),
  output: z.object({ prescription_id: z.string(), expire_time: time() }),
  refuses: { ...deciding, pieces: '批准的数量不能超过处方的数量；医生开的处方只能按原数量通过' },
})

export const deskPrescriptionRefuse = call({
  ...one,
  path: '/desk/prescriptions/{prescription_id}/refuse',
  summary: 'Refuse a prescription that waits, and say why to its patient',
  input: z.object({ prescription_id: code(), reason: text(100) }),
  output: z.object({ prescription_id: z.string() }),
  refuses: deciding,
})
