import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, flag, int, maybe, maybeText, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { allStayStates, MOST } from '../rules.ts'

const lot = z.object({
  is_on: flag(),
  code: z.string(),
  fee_rule: z.string(),
  guide: z.string(),
  /** The installation has a system of car parks at all. */
  has_system: flag(),
  can_manage: flag(),
})

const lotRow = { row: 'parking-lot', of: 'desk' } as const

export const deskParking = call({
  method: 'GET',
  path: '/desk/parking',
  summary: "The hospital's car park as it is set, and a page of the cars of a day, by masked plates",
  shows: [lotRow],
  owner: 'self',
  staff: true,
  may: 'parking.read',
  input: z.object({ date: maybe(day()), ...paging(20) }),
  output: pageOf(
    z.object({
      stay_id: z.int(),
      plate: z.string(),
      state: z.enum(allStayStates),
      state_desc: z.string(),
      arrive_time: time(),
      enter_time: time().nullable(),
      leave_time: time().nullable(),
      fee: yuan(),
    }),
  ).extend({ lot, date: z.string(), version: versionShown() }),
  refuses: notAllowed,
})

export const deskParkingSet = call({
  method: 'POST',
  path: '/desk/parking/set',
  changesPages: true,
  summary: "Set the hospital's car park: whether it can be booked, its code at the system, what it costs, its guide",
  edits: lotRow,
  owner: 'self',
  staff: true,
  may: 'parking.manage',
  input: z.object({
    version: versionSeen(),
    is_on: int(0, 1),
    code: maybeText(MOST.code),
    fee_rule: maybeText(MOST.feeRule),
    guide: maybeText(MOST.guide),
  }),
  output: lot,
  refuses: {
    ...notAllowed,
    ...changedSince,
    code: '开通前请填停车场在停车系统里的编号',
    guide: '指引网址要以 https:// 开头',
    'no-system': '平台还没有接停车系统，暂时不能开通',
  },
})
