import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { day, flag, id, int, listed, maybe, maybeText, time } from '#kit/wire/fields.ts'
import { allFields, allServices, MANY_DAYS, MOST } from './rules.ts'
import { allStates } from './states.ts'

const own = { owner: 'self', envelope: 'state', login: true } as const
/** Names an application in a link; without it the patient's own is meant. */
const token = () =>
  maybe(
    z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .meta({ examples: ['00112233445566778899aabbccddeeff'] }),
  )

/** Names an approved application by the hospital that came of it; without it the open one is meant, else the newest. */
const approvedOf = () => maybe(id())

const fault = z.object({ field: z.enum(allFields), words: z.string(), step: z.int() })

const standing = {
  /** '0' pending, '1' approved, '2' not passed, '3' submitted many times; '' where none was sent. */
  state: z.enum(['', '0', '1', '2', '3']),
  state_name: z.enum(allStates),
  state_desc: z.string(),
  /** One was sent. */
  has_audit: flag(),
  /** Scans of certificates came with it. */
  has_cert: flag(),
  addTime: time().nullable(),
  /** '' once it is approved. */
  token: z.string(),
  /** Three days after it was sent, whatever days they are. */
  deadline_time: time().nullable(),
  /** Where days off lie before the deadline, the working day by which it is answered; ''. */
  working_deadline: z.string(),
  is_overdue: flag(),
  /** When it was passed or not. */
  decide_time: time().nullable(),
  /** Why it was not passed, field by field. */
  reasons: z.array(fault),
  /** When it can be sent again; null: now, or never needed. */
  resend_time: time().nullable(),
  can_change: flag(),
  /** Hospitals of the patient's approved applications, the newest first. */
  approved: z.array(z.object({ unit_id: z.int(), unit_name: z.string() })),
}

export const hospitalAuditState = call({
  method: 'GET',
  path: '/hospital_audit/state',
  summary: 'Where the application of the patient stands: state, deadline, reasons by the field',
  ...own,
  input: z.object({ token: token(), unit_id: approvedOf() }),
  output: z.object({
    ...standing,
    unit_name: z.string(),
    /** Of an approved one: its hospital, and how far its opening is. */
    unit_id: z.int().nullable(),
    login_name: z.string(),
    /** Its first password can still be fetched. */
    can_claim: flag(),
    /** Departments, doctors and plans are there: patients can book. */
    is_open: flag(),
  }),
  refuses: { 'not-found': '没有找到这份申请，链接可能已经失效' },
})

const picture = z.object({ url: z.string(), preview: z.string() })

export const hospitalAuditDetail = call({
  method: 'GET',
  path: '/hospital_audit/detail',
  summary:
    'The application of the patient with all its steps, what is still to be mended, and the deadline; empty where there is none',
  ...own,
  input: z.object({
    token: token(),
    unit_id: approvedOf(),
    /** 1: the one that is not approved yet, empty where there is none: who has a hospital may apply for another. */
    open: maybe(int(0, 1)),
  }),
  output: z.object({
    ...standing,
    contact: z.string(),
    mobile: z.string(),
    login_name: z.string(),
    unit_name: z.string(),
    level: z.int().nullable(),
    level_name: z.string(),
    class_id: z.int().nullable(),
    class_name: z.string(),
    address: z.string(),
    phone: z.string(),
    introduction: z.string(),
    credit_code: z.string(),
    licence_no: z.string(),
    licence_until: z.string(),
    license_images: z.array(picture),
    cert_images: z.array(picture),
    services: z.array(z.enum(allServices)),
    /** What is wrong or missing, in the order of the steps. */
    faults: z.array(fault),
    save_time: time().nullable(),
  }),
  refuses: { 'not-found': '没有找到这份申请，链接可能已经失效' },
})

const pictures = () => listed(z.array(z.string().max(200)).max(MOST.pictures))

/** What is not sent stays as it was; what is sent empty is taken away. */
const form = {
  contact: maybeText(MOST.contact),
  mobile: maybeText(MOST.mobile),
  login_name: maybeText(MOST.login),
  unit_name: maybeText(MOST.name),
  level: maybe(int(1, 99)),
  class_id: maybe(int(1, 99)),
  address: maybeText(MOST.address),
  phone: maybeText(MOST.phone),
  introduction: maybeText(MOST.introduction),
  credit_code: maybeText(MOST.number),
  licence_no: maybeText(MOST.number),
  licence_until: maybe(day()),
  license_images: maybe(pictures()),
  cert_images: maybe(pictures()),
  services: maybe(listed(z.array(z.enum(allServices)).max(allServices.length))),
}

const changing = {
  pictures: '有照片没有上传成功，请移除后重新添加',
  closed: '这份申请正在审核或已经通过，现在不能修改',
}

export const hospitalAuditSave = call({
  method: 'POST',
  path: '/hospital_audit/save',
  summary: 'Save fields of the application while they are typed; the rest stays as any other device left it',
  ...own,
  body: 'json',
  input: z.object({
    ...form,
    /** Fields that were emptied, by their names. */
    emptied: maybe(listed(z.array(z.enum(allFields)).max(allFields.length))),
  }),
  output: z.object({ save_time: time(), faults: z.array(fault) }),
  refuses: changing,
})

export const hospitalAuditSubmit = call({
  method: 'POST',
  path: '/hospital_audit/submit',
  summary:
    'Send the application, or send it again with what was mended; the third within 30 days is "submitted many times"',
  ...own,
  idempotency: 'framework',
  input: z.object({ token: token(), ...form }),
  output: z.object({ state: z.enum(['0', '3']), addTime: time(), deadline_time: time(), token: z.string() }),
  refuses: {
    ...changing,
    'not-found': '没有找到这份申请，链接可能已经失效',
    fault: '{fault}',
    address: '地址里看不出是哪个城市，请写明省、市、区',
    double: '这个统一社会信用代码已经有人申请或入驻了，请联系客服',
    'login-name': '这个登录名已经有人用了，请换一个',
    'too-often': `${MANY_DAYS} 天内提交太多次了，{date} 起可以再提交；着急请联系客服`,
  },
})

export const hospitalAuditAccount = call({
  method: 'POST',
  path: '/hospital_audit/account',
  summary: "Fetch the first password of the new hospital's admin, another one each time until it was used",
  ...own,
  input: z.object({ unit_id: approvedOf() }),
  output: z.object({ login_name: z.string(), first_password: z.string() }),
  refuses: {
    'not-found': '还没有通过审核的申请',
    used: '管理员已经登录过了，忘记密码请在登录页申请重置',
  },
})
