import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, maybe, maybeText, pageOf, paging, time } from '#kit/wire/fields.ts'
import { MOST_PICTURES, MOST_PIECES, type PrescriptionList, prescriptionLists, type Source, sources } from './rules.ts'
import { allStates, type PrescriptionState } from './states.ts'

const state = z.enum(allStates as [PrescriptionState])
const notFound = { 'not-found': '没有找到这张处方' }

const card = z.object({
  prescription_id: z.string(),
  state,
  state_desc: z.string(),
  /** What to do next, in a sentence. */
  next_desc: z.string(),
  source: z.enum(Object.keys(sources) as [Source]),
  source_desc: z.string(),
  drug_name: z.string(),
  /** What it is for in the mall; 0: the mall does not sell it. */
  goods_id: z.int(),
  special_id: z.int(),
  buy_num: z.int(),
  member_id: z.int(),
  truename: z.string(),
  /** '' where nobody signed it here. */
  doctor_name: z.string(),
  /** Why it was refused. */
  reason: z.string(),
  /** Until when it can be ordered with; null before it is approved. */
  expire_time: time().nullable(),
  order_id: z.string(),
  button: z.array(z.string()),
  add_time: time(),
})

export const prescriptionUpload = call({
  method: 'POST',
  path: '/prescription/upload',
  summary: 'Hand in a photograph of a prescription for a drug that is sold on prescription; a pharmacist looks at it',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  pace: 2,
  idempotency: 'framework',
  input: z.object({
    member_id: id(),
    goods_id: id(),
    special_id: id(),
    buy_num: int(1, MOST_PIECES),
    /** Comma-separated addresses of pictures that were uploaded here. */
    image: z
      .string()
      .max(500)
      .regex(/^\/files\/[\w-]{1,80}(\.\w{2,5})?(,\/files\/[\w-]{1,80}(\.\w{2,5})?)*$/)
      .transform((given) => [...new Set(given.split(','))])
      .refine((list) => list.length <= MOST_PICTURES, 'too many pictures'),
    /** What they must not be given, in their words; '' where nothing is known. */
    allergy: maybeText(200),
    /** A guardian sits beside a small child: 0 or 1. */
    with_guardian: maybe(int(0, 1)),
    /** That a pharmacist sees the picture, sex, age and allergies: without it nothing is handed in. */
    consent: maybe(int(0, 1)),
  }),
  output: z.object({ prescription_id: z.string(), state }),
  refuses: {
    'no-member': '没有找到这位用药人，请重新选择',
    'id-needed': '买处方药需要实名，请先补全用药人的证件号码',
    'guardian-needed': '未满 6 岁的孩子用药，需要监护人陪同并确认',
    'no-consent': '请先同意药师查看处方和用药人的情况，才能审核',
    'goods-gone': { code: 1002404, words: '商品不存在' },
    'off-shelf': '商品已下架，看看别的吧',
    'no-need': '这件商品不需要处方，可以直接购买',
    'bad-picture': '有图片已经失效，请重新上传',
    'already-waiting': '这位用药人的同一种药已经有一张处方在审核，请先等结果',
  },
})

export const prescriptionRepeat = call({
  method: 'POST',
  path: '/prescription/repeat',
  summary:
    'Ask for the same drug anew by a prescription that was handed in, approved and is used or has expired, within twelve weeks; a pharmacist looks at it again. No more pieces than were approved',
  owner: { prescription_id: 'prescription' },
  login: true,
  consent: 'health',
  pace: 2,
  idempotency: 'framework',
  input: z.object({
    prescription_id: code(),
    buy_num: maybe(int(1, MOST_PIECES)),
    with_guardian: prescriptionUpload.input.shape.with_guardian,
    consent: prescriptionUpload.input.shape.consent,
  }),
  output: prescriptionUpload.output,
  refuses: {
    ...prescriptionUpload.refuses,
    ...notFound,
    'not-repeatable': '这张处方不能直接再用。超过 12 周的、医生开的或没有通过的，请上传新的处方，或请医生再开',
  },
})

export const prescriptionList = call({
  method: 'GET',
  path: '/prescription/list',
  summary: "Page through the patient's prescriptions, the newest first; by list: waiting, usable, over",
  owner: 'self',
  login: true,
  input: z.object({ state: maybe(z.enum(Object.keys(prescriptionLists) as PrescriptionList[])), ...paging() }),
  output: pageOf(card),
})

export const prescriptionDetail = call({
  method: 'GET',
  path: '/prescription/detail',
  summary:
    "One of the patient's prescriptions, with its pictures or what the doctor wrote, who decided, and its history",
  owner: { prescription_id: 'prescription' },
  login: true,
  input: z.object({ prescription_id: code() }),
  output: card.extend({
    images: z.array(z.string()),
    diagnosis: z.string(),
    dosage: z.string(),
    allergy: z.string(),
    unit_name: z.string(),
    dep_name: z.string(),
    /** When the doctor confirmed it; null where nobody did. */
    sign_time: time().nullable(),
    pharmacist_name: z.string(),
    ask_id: z.string(),
    history: z.array(z.object({ state, state_desc: z.string(), time: time() })),
  }),
  refuses: notFound,
})

export const prescriptionWithdraw = call({
  method: 'POST',
  path: '/prescription/withdraw',
  summary: 'Take a prescription back that was handed in and that no pharmacist has decided about',
  owner: { prescription_id: 'prescription' },
  login: true,
  input: z.object({ prescription_id: code() }),
  output: z.object({ prescription_id: z.string(), state, state_desc: z.string() }),
  refuses: { ...notFound, 'not-open': '这张处方{state}，不能撤回' },
})

const part = z.object({ title: z.string(), lines: z.array(z.string()) })

export const prescriptionOfGoods = call({
  method: 'GET',
  path: '/prescription/of-goods',
  summary:
    "What the patient's prescriptions let them see and order of goods: pictures and leaflet only once one is approved",
  owner: 'self',
  login: true,
  input: z.object({ goods_id: id() }),
  output: z.object({
    goods_id: z.int(),
    /** The newest one for these goods; null where there is none. */
    newest: card.nullable(),
    is_approved: flag(),
    /** Until when something can be ordered; null where nothing can. */
    until: time().nullable(),
    /** How many pieces of each specification can be ordered now. */
    specials: z.array(z.object({ special_id: z.int(), may_buy: z.int() })),
    images: z.array(z.string()),
    detailParts: z.array(part),
  }),
  refuses: { 'not-found': { code: 1002404, words: '商品不存在' } },
})
