import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import {
  code,
  flag,
  id,
  idList,
  int,
  listed,
  maybe,
  maybeText,
  mobile,
  pageOf,
  paging,
  personName,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { MOST } from '../rules.ts'
import { hospital, inquiry, notFound, ofRequest } from './shapes.ts'

const projectId = () => int(1, 999)

export const inquiryForm = call({
  method: 'GET',
  path: '/inquiry',
  summary:
    "What one asks prices for and whom, the service fee, and which inquiries of this browser wait for who signs in; with `id` the asker's own one",
  owner: 'anyone',
  cookies: true,
  input: z.object({ id: maybe(code()) }),
  output: z.object({
    projects: z.array(z.object({ project_id: z.int(), project_name: z.string() })),
    units: z.array(hospital),
    fee: yuan(),
    answer_hours: z.int(),
    quote_hours: z.int(),
    /** Inquiries that were sent from this browser and have no owner yet. */
    waiting: z.array(z.string()),
    saved: inquiry.nullable(),
  }),
})

export const addInquiry = call({
  method: 'POST',
  path: '/inquiry',
  summary:
    'Ask hospitals abroad for their price. Who is signed in and has agreed to the use of health data sends it at once; else it waits, and the browser gets a secret in a cookie by which its owner takes it',
  owner: 'anyone',
  cookies: true,
  idempotency: 'framework',
  input: z.object({
    project_id: projectId(),
    unit_id: maybe(id()),
    /** Several hospitals at once. */
    unit_ids: maybe(idList(MOST.hospitals)),
    truename: personName(30),
    mobile: mobile(),
    content: text(MOST.content),
    images: maybe(listed(z.array(z.string().max(100)).max(MOST.images))),
  }),
  output: z.object({ request_id: z.string(), state: z.enum(['draft', 'sent']) }),
  refuses: {
    project: '请选择想咨询的项目',
    unit: '有医院现在不接受询价，请重新选择',
    images: '图片没有传好，请重新上传',
    'too-many': '提交得太多了，请过一小时再试',
  },
})

export const bindInquiry = call({
  method: 'POST',
  path: '/inquiry/bind_user_request',
  summary:
    'Take an inquiry that was made before signing in: by the secret that this browser has in its cookie alone, and where it has no owner',
  owner: 'self',
  login: true,
  cookies: true,
  consent: 'health',
  input: z.object({ request_id: code() }),
  output: z.object({ request_id: z.string() }),
  refuses: { 'not-found': '没有找到这次询价，它可能已经在别的账号里' },
})

export const inquiryList = call({
  method: 'GET',
  path: '/inquiry/list',
  summary: "Page through the patient's inquiries, the newest first: those that go on, or those that are over",
  owner: 'self',
  login: true,
  input: z.object({ state: maybe(z.enum(['open', 'over'])), ...paging(10) }),
  output: pageOf(inquiry),
})

export const inquiryRequest = call({
  method: 'GET',
  path: '/inquiry/request',
  summary:
    'One inquiry in full: where it stands, its clocks and money, what was said, to which hospitals data may go, its letter',
  ...ofRequest,
  input: z.object({ request_id: code() }),
  output: inquiry.extend({
    truename: z.string(),
    mobile: z.string(),
    content: z.string(),
    images: z.array(z.string()),
    can_pay_fee: flag(),
    can_withdraw: flag(),
    /** What comes back of fee and deposit where it is withdrawn now. */
    back_amount: yuan(),
    fee_back_reason: z.string(),
    deposit: yuan(),
    is_deposit_paid: flag(),
    deposit_back: yuan(),
    ended_reason: z.string(),
    /** We wait for papers of the patient's. */
    is_waiting: flag(),
    history: z.array(z.object({ state_desc: z.string(), time: time() })),
    notes: z.array(
      z.object({
        author: z.enum(['patient', 'staff', 'hospital']),
        name: z.string(),
        content: z.string(),
        time: time(),
      }),
    ),
    transfers: z.array(
      hospital.extend({
        is_agreed: flag(),
        receiver: z.string(),
        purpose: z.string(),
        kinds: z.array(z.string()),
        contact: z.string(),
        /** Who looked by its link, and when. */
        looks: z.array(z.object({ who: z.string(), time: time() })),
        /** Until when it may look; null: it may not. */
        end_time: time().nullable(),
      }),
    ),
    letter: z
      .object({
        code: z.string(),
        url: z.string(),
        valid_date: z.string(),
        check_num: z.int(),
        unit_name: z.string(),
        add_time: time(),
      })
      .nullable(),
  }),
  refuses: notFound,
})

export const inquirySay = call({
  method: 'POST',
  path: '/inquiry/say',
  summary: 'Write to who looks after the inquiry',
  ...ofRequest,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({ request_id: code(), content: text(MOST.words) }),
  output: z.object({ request_id: z.string() }),
  refuses: { ...notFound, over: '这次询价已经结束，可以重新发起一次' },
})

export const inquiryWithdraw = call({
  method: 'POST',
  path: '/inquiry/withdraw',
  summary:
    'Withdraw an inquiry at any point; what comes back of fee and deposit goes back at once, and no hospital sees anything any more',
  ...ofRequest,
  idempotency: 'framework',
  input: z.object({ request_id: code(), reason: maybeText(MOST.reason) }),
  output: z.object({ request_id: z.string(), back_amount: yuan() }),
  refuses: { ...notFound, over: '这次询价已经结束，不用再撤回' },
})
