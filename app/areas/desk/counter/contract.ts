import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { relations } from '#app/areas/account/members/rules.ts'
import { cannotBook, orderState } from '#app/areas/guahao/booking/contract/shapes.ts'
import { idTypes } from '#kit/check/id-types.ts'
import { call } from '#kit/wire/call.ts'
import { code, day, flag, id, int, maybe, maybeText, mobile, personName, text, time, yuan } from '#kit/wire/fields.ts'
import { type SearchKind, searchKinds } from './rules.ts'

const serving = { staff: true, may: 'counter.serve' } as const
const acting = { method: 'POST', ...serving, idempotency: 'framework' } as const
const noPerson = { ...notAllowed, 'not-found': '没有找到这位患者，可能隔得太久了，请重新查找' }
const noVisit = { ...notAllowed, 'not-found': '没有找到这个预约，请核对后再试' }
const ofPerson = { person: 'person of the counter' } as const
const by = z.enum(Object.keys(searchKinds) as [SearchKind])

/** A sealed handle: good at this hospital, for some hours. */
const handle = () => text(300)

/** Masked, until somebody looks at one. */
const person = z.object({
  person: z.string(),
  name: z.string(),
  sex_name: z.string(),
  age: z.int(),
  id_card: z.string(),
  mobile: z.string(),
  /** Whether their account can be signed in to. */
  has_number: flag(),
  relation_name: z.string(),
})

export const deskFindPerson = call({
  ...acting,
  path: '/desk/counter/find',
  summary:
    'Find people by telephone, identity number, card number of this hospital, or name of who has been here; masked, and in the audit',
  owner: 'self',
  input: z.object({ words: text(50), by: maybe(by) }),
  output: z.object({
    by,
    by_name: z.string(),
    list: z.array(person),
    /** More were found than are shown. */
    is_whole: flag(),
  }),
  refuses: notAllowed,
})

export const deskRegister = call({
  ...acting,
  path: '/desk/counter/register',
  summary: 'Register somebody who stands at the counter: in the account of their number, or in one that has none yet',
  owner: 'self',
  input: z.object({
    truename: personName(40),
    mobile: maybe(mobile()),
    relation: maybe(z.enum(Object.keys(relations) as [keyof typeof relations])),
    id_type: maybe(z.enum(Object.keys(idTypes) as [keyof typeof idTypes])),
    id_card: maybeText(30),
    sex: maybe(int(0, 2)),
    birthday: maybe(day()),
    guardian_consent: maybe(int(0, 1)),
    has_agreed: int(0, 1),
  }),
  output: person,
  refuses: {
    ...notAllowed,
    ...saveMember.refuses,
    'not-agreed': '请先请患者看过并同意个人信息和健康信息的处理说明',
    'known-member': '这个手机号的账号里已经有这位就诊人，请按手机号查找',
  },
})

const appointment = z.object({
  order_id: z.string(),
  order_no: z.string(),
  state: orderState,
  state_desc: z.string(),
  number: z.int(),
  dep_name: z.string(),
  doctor_id: z.int(),
  doctor_name: z.string(),
  dep_id: z.int(),
  schedule_id: z.int(),
  date: z.string(),
  half_name: z.string(),
  begin_time: time(),
  end_time: time(),
  fee: yuan(),
  /** What is to be paid at the counter now; 0.00 where nothing is. */
  due_amount: yuan(),
  is_today: flag(),
  can_move: flag(),
  can_cancel: flag(),
  can_arrive: flag(),
})

export const deskPerson = call({
  method: 'GET',
  ...serving,
  path: '/desk/counter/person',
  summary: 'One person, masked, with their appointments at this hospital, those booked last first',
  owner: ofPerson,
  input: z.object({ person: handle() }),
  output: z.object({
    person,
    today: z.string(),
    list: z.array(appointment),
    /** What the account is kept from here now, in words for staff. */
    blocks: z.array(z.string()),
  }),
  refuses: noPerson,
})

export const deskPersonReveal = call({
  ...acting,
  path: '/desk/counter/person/reveal',
  summary: 'The whole name, birthday, identity number and telephone of one person; the audit says who looked',
  owner: ofPerson,
  input: z.object({ person: handle() }),
  output: z.object({
    name: z.string(),
    sex_name: z.string(),
    birthday: z.string(),
    id_card: z.string(),
    mobile: z.string(),
    card_no: z.string(),
  }),
  refuses: noPerson,
})

export const deskPersonNumber = call({
  ...acting,
  path: '/desk/counter/person/number',
  summary: 'Give the account of somebody who had no number one: from then on whoever has that phone signs in to it',
  owner: ofPerson,
  input: z.object({ person: handle(), mobile: mobile() }),
  output: person,
  refuses: {
    ...noPerson,
    'number-taken':
      '这个手机号已经有账号了，两个账号不能合并。请患者在那个账号里添加就诊人，以后用那个账号预约；这里的预约照常就诊',
    'has-number': '这位患者的账号已经有手机号，要换号请本人在手机上操作',
  },
})

const slot = z.object({
  slot_id: z.int(),
  begin_time: time(),
  end_time: time(),
  left_num: z.int(),
  state: z.enum(['bookable', 'full', 'stopped', 'not-released', 'past']),
  state_desc: z.string(),
})

export const deskCounterSlots = call({
  method: 'GET',
  ...serving,
  path: '/desk/counter/slots',
  summary: "The hospital's clinics of a day by department with their places left, and of one department slot by slot",
  owner: { dep_id: 'department of the hospital' },
  input: z.object({ date: maybe(day()), dep_id: maybe(id()) }),
  output: z.object({
    date: z.string(),
    today: z.string(),
    departments: z.array(z.object({ dep_id: z.int(), dep_name: z.string(), left_num: z.int() })),
    list: z.array(
      z.object({
        schedule_id: z.int(),
        doctor_id: z.int(),
        doctor_name: z.string(),
        half_name: z.string(),
        clinic_name: z.string(),
        room: z.string(),
        fee: yuan(),
        left_num: z.int(),
        slots: z.array(slot),
      }),
    ),
  }),
  refuses: { ...notAllowed, 'not-found': '没有找到这个科室' },
})

const booked = z.object({
  order_id: z.string(),
  number: z.int(),
  state: orderState,
  state_desc: z.string(),
  due_amount: yuan(),
})

export const deskCounterBook = call({
  ...acting,
  path: '/desk/counter/book',
  summary: 'Book a place for somebody, as they would themselves; they are told',
  owner: { ...ofPerson, slot_id: 'slot of the hospital' },
  input: z.object({
    person: handle(),
    slot_id: id(),
    card_no: maybeText(40),
    visit_type: maybe(z.enum(['first', 'return'])),
    remark: maybeText(200),
  }),
  output: booked,
  refuses: { ...notAllowed, ...cannotBook },
})

export const deskCounterMove = call({
  ...acting,
  path: '/desk/counter/visits/{order_id}/move',
  summary:
    "Move an appointment to another slot of the same doctor, also after patients' own time for it; they are told",
  owner: { order_id: 'booked visit of the hospital', slot_id: 'slot of the hospital' },
  input: z.object({ order_id: code(), slot_id: id() }),
  output: booked,
  refuses: {
    ...notAllowed,
    ...cannotBook,
    'not-found': '没有找到这个预约或号源，请核对后再试',
    'not-open': '这个预约{state}，不能改约',
    'same-slot': '这就是现在的时段，请选择其他时段',
    'other-doctor': '改约只能选同一科室的同一位医生，换医生请取消后重新挂号',
    dearer: '新时段的挂号费更高，请取消后重新挂号',
    changed: '这个预约刚刚有了变化，请刷新后再看',
  },
})

export const deskCounterCancel = call({
  ...acting,
  path: '/desk/counter/visits/{order_id}/cancel',
  summary: "Cancel an appointment for somebody, also after patients' own time for it; money goes back the way it came",
  owner: { order_id: 'booked visit of the hospital' },
  input: z.object({ order_id: code(), reason: maybeText(200) }),
  output: z.object({
    order_id: z.string(),
    state_desc: z.string(),
    refund_amount: yuan(),
    /** It was taken at the counter, and is handed back there. */
    /** What is back on the gift card that had paid a part of it. */
    gift_amount: yuan(),
    is_counter_refund: flag(),
  }),
  refuses: {
    ...noVisit,
    'not-open': '这个预约{state}，不能取消；已签到的请先撤销签到',
    changed: '这个预约刚刚有了变化，请刷新后再看',
  },
})

export const deskSlip = call({
  ...acting,
  path: '/desk/counter/visits/{order_id}/slip',
  summary: 'What is printed for a visit: the slip, and the wristband with who wears it; the audit says who printed',
  owner: { order_id: 'visit of the hospital' },
  input: z.object({ order_id: code() }),
  output: z.object({
    order_id: z.string(),
    order_no: z.string(),
    qrcode: z.string(),
    unit_name: z.string(),
    dep_name: z.string(),
    location: z.string(),
    room: z.string(),
    doctor_name: z.string(),
    title_name: z.string(),
    clinic_name: z.string(),
    number: z.int(),
    state_desc: z.string(),
    date: z.string(),
    half_name: z.string(),
    begin_time: time(),
    end_time: time(),
    name: z.string(),
    sex_name: z.string(),
    age: z.int(),
    birthday: z.string(),
    card_no: z.string(),
    fee: yuan(),
    paid_amount: yuan(),
    due_amount: yuan(),
    print_time: time(),
  }),
  refuses: noVisit,
})
