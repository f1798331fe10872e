import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { clockedTime, flag, id, listOf, maybe, nothing, text, time, yuan } from '#kit/wire/fields.ts'
import { AHEAD_DAYS, allStayStates, MOST } from './rules.ts'

const own = { owner: 'self', login: true } as const
const noLot = { 'no-lot': '这家医院还没有开通停车预约' }
const away = { away: '停车系统暂时连不上，请过一会儿再试' }

const stay = z.object({
  stay_id: z.int(),
  unit_id: z.int(),
  unit_name: z.string(),
  state: z.enum(allStayStates),
  state_desc: z.string(),
  plate: z.string(),
  arrive_time: time(),
  enter_time: time().nullable(),
  fee: yuan(),
  pay_time: time().nullable(),
  leave_time: time().nullable(),
  can_cancel: flag(),
  can_pay: flag(),
})

export const parkUnits = call({
  method: 'GET',
  path: '/full_process/park_units',
  summary: 'Hospitals whose car parks can be booked, with what parking costs there',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ unit_id: z.int(), unit_name: z.string(), address: z.string(), fee_rule: z.string() })),
})

export const trafficUrl = call({
  method: 'GET',
  path: '/full_process/traffic_url',
  summary: 'The way to a hospital: the address of its guide, the words of it, and whether its car park can be booked',
  owner: 'anyone',
  input: z.object({ unit_id: id() }),
  output: z.object({
    unit_name: z.string(),
    /** '' where it has none. */
    url: z.string(),
    traffic: z.string(),
    has_lot: flag(),
    fee_rule: z.string(),
  }),
  refuses: { 'not-found': '没有找到这家医院' },
})

export const parkAuthorization = call({
  method: 'GET',
  path: '/full_process/park_authorization',
  summary: 'Whether the patient has authorised parking at a hospital, for which plate and until when',
  ...own,
  input: z.object({ unit_id: id() }),
  output: z.object({ is_authorised: flag(), plate: z.string(), plate_kind: z.string(), end_time: time().nullable() }),
})

export const agreeAuthorization = call({
  method: 'POST',
  path: '/full_process/agree_authorization',
  summary: "Authorise a hospital to hand one's plate to its car park; another plate takes the place of the one before",
  ...own,
  input: z.object({ unit_id: id(), plate: maybe(text(MOST.plate)) }),
  output: z.object({ is_authorised: flag(), plate: z.string(), end_time: time() }),
  refuses: {
    ...noLot,
    plate: '请填写完整的车牌号，如 粤B12345、粤BD12345、粤Z1234港',
    open: '这辆车还有没结束的停车，请先取消或离场再换车牌',
  },
})

export const withdrawAuthorization = call({
  method: 'POST',
  path: '/full_process/withdraw_authorization',
  summary:
    'Withdraw the authorisation, at once; what was booked is given back, and a system that is away told of it later',
  ...own,
  input: z.object({ unit_id: id() }),
  output: z.object({
    is_authorised: flag(),
    /** The car park knows of it: 0 where it is told as soon as it can be asked. */
    is_told: flag(),
  }),
  refuses: { none: '没有可以取消的授权', inside: '车还在停车场里，离场后再取消授权' },
})

export const parkYuyue = call({
  method: 'GET',
  path: '/full_process/park_yuyue',
  summary: "The patient's parking at a hospital: what is open, else the last; at all hospitals where none is named",
  ...own,
  input: z.object({ unit_id: maybe(id()) }),
  output: listOf(stay),
})

export const parkBook = call({
  method: 'POST',
  path: '/full_process/park_book',
  summary: 'Book a place in the car park of a hospital for a time',
  ...own,
  idempotency: 'framework',
  input: z.object({ unit_id: id(), arrive_time: clockedTime() }),
  output: stay,
  refuses: {
    ...noLot,
    ...away,
    'not-authorised': '请先授权停车服务',
    time: `请选现在到 ${AHEAD_DAYS} 天内的时间`,
    full: '这个时间车位已满，换个时间试试',
    open: '您在这家医院已有一个没结束的停车',
  },
})

const ofStay = { owner: { stay_id: 'parking stay' }, login: true } as const
const notFound = { 'not-found': '没有找到这次停车' }

export const parkCancel = call({
  method: 'POST',
  path: '/full_process/park_cancel',
  summary: 'Cancel a place before the car has come',
  ...ofStay,
  input: z.object({ stay_id: id() }),
  output: stay,
  refuses: { ...notFound, ...away, late: '车已入场或已结束，不能取消' },
})

export const parkPay = call({
  method: 'POST',
  path: '/full_process/park_pay',
  summary: "Pay for parking: at the car park's own page, whose address is answered; '' where it is paid already",
  ...ofStay,
  idempotency: 'framework',
  input: z.object({ stay_id: id() }),
  output: z.object({ address: z.string(), stay }),
  refuses: { ...notFound, ...away, 'not-in': '车没有在停车场里，不用缴费' },
})
