import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import {
  amount,
  clock,
  flag,
  id,
  idList,
  int,
  listed,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
} from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { allFields, allServices, applicationSorts, MOST } from '../rules.ts'
import { allStates } from '../states.ts'

const auditing = { staff: true, may: 'joining.audit', owner: 'self' } as const
const platforms = { ...notAllowed, 'not-platform': '入驻由平台统一审核，本院的工作台看不到' }
const notFound = { ...platforms, 'not-found': '没有找到这份申请' }

const row = {
  application_id: z.int(),
  unit_name: z.string(),
  level_name: z.string(),
  class_name: z.string(),
  credit_code: z.string(),
  contact: z.string(),
  state: z.enum(allStates),
  state_desc: z.string(),
  send_time: time(),
  deadline_time: time(),
  /** Where days off lie before the deadline, the working day by which it is answered; ''. */
  working_deadline: z.string(),
  is_overdue: flag(),
  /** One person has approved it: another is to. */
  waits_second: flag(),
}

const asked = { list: maybe(z.enum(['waiting', 'approved', 'refused'])), ...listing(applicationSorts) }

export const deskJoining = call({
  method: 'GET',
  path: '/desk/joining',
  summary: 'Page through applications of hospitals: what is overdue floats to the top, then who waits longest',
  ...auditing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(z.object(row)),
  refuses: platforms,
})

export const deskJoiningExport = exportOf(deskJoining, asked)

const fault = z.object({ field: z.enum(allFields), words: z.string(), step: z.int() })
const picture = z.object({ url: z.string(), preview: z.string() })

export const deskJoiningOne = call({
  method: 'GET',
  path: '/desk/joining/{application_id}',
  summary: 'One application with its scans, and what the machine doubts',
  ...auditing,
  input: z.object({ application_id: id() }),
  output: z.object({
    ...row,
    address: z.string(),
    phone: z.string(),
    /** Of the contact, for questions. */
    mobile: z.string(),
    login_name: z.string(),
    introduction: z.string(),
    licence_no: z.string(),
    licence_until: z.string(),
    license_images: z.array(picture),
    cert_images: z.array(picture),
    services: z.array(z.enum(allServices)),
    doubts: z.array(fault),
    reasons: z.array(fault),
    /** How often it was sent within the last thirty days. */
    send_num: z.int(),
    first_by: z.string(),
    /** Who asks has approved it first: another person is to. */
    is_mine: flag(),
    unit_id: z.int().nullable(),
  }),
  refuses: notFound,
})

const deciding = {
  ...notFound,
  decided: '这份申请已经有结果了，请刷新',
}

export const deskJoiningApprove = call({
  method: 'POST',
  path: '/desk/joining/{application_id}/approve',
  changesPages: true,
  summary: 'Approve an application: the first of two persons, or the second, who makes its hospital and first admin',
  ...auditing,
  idempotency: 'framework',
  input: z.object({ application_id: id() }),
  output: z.object({ application_id: z.int(), is_second: flag() }),
  refuses: { ...deciding, 'same-person': '您已经初审过了，要由另一位来复审' },
})

export const deskJoiningRefuse = call({
  method: 'POST',
  path: '/desk/joining/{application_id}/refuse',
  summary: 'Refuse an application with a reason for each field that is to be mended',
  ...auditing,
  body: 'json',
  input: z.object({
    application_id: id(),
    reasons: listed(
      z
        .array(z.object({ field: z.enum(allFields), words: text(MOST.reason) }))
        .min(1)
        .max(MOST.reasons),
    ),
  }),
  output: z.object({ application_id: z.int() }),
  refuses: deciding,
})

const opening = { staff: true, may: 'joining.open', owner: 'self' } as const
const choice = z.object({ id: z.int(), name: z.string() })

export const deskOpening = call({
  method: 'GET',
  path: '/desk/opening',
  summary:
    'How far the opening of the hospital is, and what there is to choose from for its first department and goods',
  ...opening,
  input: nothing(),
  output: z.object({
    unit_id: z.int(),
    unit_name: z.string(),
    /** Patients see it. */
    is_open: flag(),
    department_num: z.int(),
    doctor_num: z.int(),
    plan_num: z.int(),
    goods_num: z.int(),
    departments: z.array(choice),
    titles: z.array(choice),
    categories: z.array(choice),
  }),
  refuses: notAllowed,
})

export const deskOpen = call({
  method: 'POST',
  path: '/desk/opening',
  changesPages: true,
  summary:
    'Open a new hospital: first department, doctor, weekly plan and, if any, goods at once; from then on patients can book',
  ...opening,
  body: 'json',
  idempotency: 'framework',
  input: z.object({
    catalogue_id: id(),
    doctor_name: text(20),
    sex: z.enum(['female', 'male']),
    title: int(1, 99),
    skills: maybeText(500),
    weekdays: idList(7),
    half: z.enum(['am', 'pm']),
    begin_time: clock(),
    end_time: clock(),
    places: int(1, 50),
    fee: amount(10_000),
    goods_name: maybeText(60),
    goods_category: maybe(id()),
    goods_price: maybe(amount(100_000)),
    goods_num: maybe(int(1, 100_000)),
  }),
  output: z.object({ unit_id: z.int(), dep_id: z.int(), doctor_id: z.int(), goods_id: z.int().nullable() }),
  refuses: {
    ...notAllowed,
    opened: '医院已经有科室了，请在排班和商品里继续添加',
    catalogue: '没有找到这个科室，请重新选择',
    title: '请选择医生的职称',
    weekday: '请选周一到周日',
    span: '{fault}',
    goods: '开店要同时填商品名称、分类、价格和件数；先不开店就都不填',
  },
})
