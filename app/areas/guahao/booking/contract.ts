import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, decimal, flag, id, maybe, maybeText, nothing, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { cannotBook, noOrder, orderState, queue } from './contract/shapes.ts'

export * from './contract/guest.ts'

const orderCard = z.object({
  order_id: z.string(),
  /** Fourteen digits that can be said on the phone; it opens nothing. */
  order_no: z.string(),
  state: orderState,
  state_desc: z.string(),
  number: z.int(),
  unit_id: z.int(),
  unit_name: z.string(),
  dep_id: z.int(),
  dep_name: z.string(),
  doctor_id: z.int(),
  doctor_name: z.string(),
  title_name: z.string(),
  date: z.string(),
  half_name: z.string(),
  begin_time: time(),
  end_time: time(),
  clinic_name: z.string(),
  member_id: z.int(),
  member_name: z.string(),
  fee: yuan(),
  /** What is still to be paid, and where: '' and 0.00 where nothing is. */
  pay_amount: yuan(),
  out_trade_no: z.string(),
  pay_deadline: time().nullable(),
  /** What is still to be paid at the hospital, before the check-in; 0.00 where nothing is. */
  on_site_amount: yuan(),
  add_time: time(),
})

const changed = '这个预约刚刚有了变化，请刷新后再看'
export const createOrder = call({
  method: 'POST',
  path: '/guahao/v1/order/create',
  summary: 'Book one place of a slot for a member; where something is to pay it is held and the payment started',
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  idempotency: 'handler',
  input: z.object({
    slot_id: id(),
    member_id: id(),
    card_no: maybeText(40),
    visit_type: maybe(z.enum(['first', 'return'])),
    remark: maybeText(200),
  }),
  output: z.object({
    order_id: z.string(),
    number: z.int(),
    pay_amount: yuan(),
    /** '' where nothing is to pay. */
    out_trade_no: z.string(),
  }),
  refuses: cannotBook,
})

export const orderList = call({
  method: 'GET',
  path: '/guahao/v1/order/list',
  summary:
    "The patient's appointments: to be paid, then coming by their time, then the newest; by list: unpaid, upcoming, finished, closed",
  owner: 'self',
  login: true,
  input: z.object({ ...paging(10), state: maybe(z.enum(['all', 'unpaid', 'upcoming', 'finished', 'closed'])) }),
  output: pageOf(orderCard),
})

export const orderDetail = call({
  method: 'GET',
  path: '/guahao/v1/order/{id}',
  summary: 'One appointment: place, number, time, state, fee, what can be done, and the queue on the day',
  owner: { id: 'order' },
  login: true,
  input: z.object({ id: code() }),
  output: orderCard.extend({
    address: z.string(),
    unit_phone: z.string(),
    /** Where the hospital stands, in the Baidu system; 0 where that is not known. */
    lat: z.number(),
    lng: z.number(),
    /** Floor and room of the department. */
    location: z.string(),
    visit_type: z.string(),
    card_no: z.string(),
    remark: z.string(),
    refund_amount: yuan(),
    can_cancel: flag(),
    can_reschedule: flag(),
    can_checkin: flag(),
    cancel_until: time(),
    checkin_from: time(),
    checkin_until: time(),
    /** The queue of the clinic: null before the day, and once it is over for this number. */
    queue: queue.nullable(),
    /** Why their turn is another than their number's: a priority, back from an examination, sent by another clinic; ''. */
    queue_note: z.string(),
    /** A check-in can be taken back until one is called. */
    can_undo_checkin: flag(),
    /** Where the phone's calendar fetches it, for an hour, for whoever has the address. */
    calendar_url: z.string(),
    /** Something was paid for it: there is a receipt. */
    has_receipt: flag(),
    previous_order_id: z.string(),
    next_order_id: z.string(),
    history: z.array(z.object({ state: orderState, state_desc: z.string(), time: time() })),
  }),
  refuses: noOrder,
})

export const cancelOrder = call({
  method: 'POST',
  path: '/guahao/v1/order/{id}/cancel',
  summary:
    "Cancel an appointment within the hospital's limit; the money goes back, the place to the first on the waitlist",
  owner: { id: 'order' },
  login: true,
  idempotency: 'framework',
  input: z.object({ id: code(), reason: maybeText(200) }),
  output: z.object({ order_id: z.string(), state: orderState, state_desc: z.string(), refund_amount: yuan() }),
  refuses: {
    ...noOrder,
    'not-open': '这个预约{state}，不能取消',
    'too-late': '已过取消时间（{until} 前可取消），来不了请致电医院',
    changed,
  },
})

export const rescheduleOrder = call({
  method: 'POST',
  path: '/guahao/v1/order/{id}/reschedule',
  summary:
    'Move a paid appointment to another slot of the same doctor in one step; what the new one costs less goes back',
  owner: { id: 'order' },
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({ id: code(), slot_id: id() }),
  output: z.object({ order_id: z.string(), number: z.int(), refund_amount: yuan() }),
  refuses: {
    ...cannotBook,
    'not-found': '没有找到这个预约或号源，请返回重新选择',
    'not-open': '这个预约{state}，不能改约',
    'too-late': '已过改约时间（{until} 前可改约），来不了请致电医院',
    'same-slot': '这就是您现在的时段，请选择其他时段',
    'other-doctor': '改约只能选同一科室的同一位医生，换医生请取消后重新预约',
    dearer: '新时段的挂号费更高，请取消后重新预约',
    changed,
  },
})

export const checkInOrder = call({
  method: 'POST',
  path: '/guahao/v1/order/{id}/checkin',
  summary:
    'Check in on the day, near the hospital by position, or with the code at the door; how the queue stands then',
  owner: { id: 'order' },
  login: true,
  input: z.object({
    id: code(),
    lat: maybe(decimal(-90, 90)),
    lng: maybe(decimal(-180, 180)),
    /** The four digits at the door and on the screen in the waiting area. */
    arrival_code: maybeText(20),
  }),
  output: queue,
  refuses: {
    ...noOrder,
    'not-open': '这个预约{state}，不能签到',
    'pay-first': '请先到收费窗口缴挂号费 {fee} 元，缴费后就能签到',
    'too-early': '{from} 开始签到，请到时再来',
    'too-late': '签到时间已过，请到医院服务台',
    'too-far': '您离医院还有 {distance}，到院后再签到；已经到了，请输入诊室门口的签到码',
    'no-place': '没有拿到您的位置，请输入诊室门口的 4 位签到码，也可以请服务台帮您签到',
    'wrong-code': '签到码不对，请看诊室门口或候诊屏上今天的 4 位数字',
    'too-many-tries': '签到码试错 {most} 次了，请打开定位签到，或请服务台帮您签到',
    changed,
  },
})

export const undoCheckInOrder = call({
  method: 'POST',
  path: '/guahao/v1/order/{id}/checkin/undo',
  summary: "Take one's own check-in back, until one is called",
  owner: { id: 'order' },
  login: true,
  input: z.object({ id: code() }),
  output: z.object({ order_id: z.string(), state: orderState, state_desc: z.string() }),
  refuses: { ...noOrder, 'not-open': '这个预约{state}，不能撤销签到', changed },
})

export const doctorsSeen = call({
  method: 'GET',
  path: '/guahao/v1/order/doctors',
  summary: "Doctors whom the patient's members saw, the last one first",
  owner: 'self',
  login: true,
  input: nothing(),
  output: z.object({
    list: z.array(
      z.object({
        doctor_id: z.int(),
        doctor_name: z.string(),
        title_name: z.string(),
        image: z.string(),
        unit_id: z.int(),
        unit_name: z.string(),
        dep_id: z.int(),
        dep_name: z.string(),
        date: z.string(),
      }),
    ),
  }),
})

const receipt = z.object({
  order_id: z.string(),
  /** The number of the appointment, which can be said on the phone. */
  receipt_no: z.string(),
  unit_name: z.string(),
  unit_phone: z.string(),
  dep_name: z.string(),
  doctor_name: z.string(),
  member_name: z.string(),
  begin_time: time(),
  end_time: time(),
  amount: yuan(),
  /** What went back of it. */
  refund_amount: yuan(),
  paid_time: time(),
  out_trade_no: z.string(),
  /** The same on paper, for an hour, for whoever has the address. */
  pdf_url: z.string(),
})

export const orderReceipt = call({
  method: 'GET',
  path: '/guahao/v1/order/{id}/receipt',
  summary: 'The receipt of the fee that was paid for an appointment, and what went back of it; a tax invoice it is not',
  owner: { id: 'order' },
  login: true,
  input: z.object({ id: code() }),
  output: receipt,
  refuses: { ...noOrder, 'not-paid': '这个预约没有付过挂号费，没有收据' },
})

export const receiptList = call({
  method: 'GET',
  path: '/guahao/v1/order/receipts',
  summary:
    'Receipts of the fees that the patient paid, the newest first: one for each payment, of the appointment that has it now',
  owner: 'self',
  login: true,
  input: z.object({ ...paging(10) }),
  output: pageOf(receipt),
})

export const unitOrderQrcode = call({
  method: 'GET',
  path: '/unit_order_qrcode',
  summary: "What the QR code of an appointment says, for the hospital's desk and machines",
  owner: { order_id: 'order' },
  login: true,
  input: z.object({ order_id: code(), unit_id: maybe(id()) }),
  output: z.object({ order_id: z.string(), unit_id: z.int(), number: z.int(), qrcode: z.string() }),
  refuses: noOrder,
})
