import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { day, flag, id, maybe } from '#kit/wire/fields.ts'
import { uncopied } from '../rules.ts'

const half = z.enum(['am', 'pm', 'night'])
const noDepartment = { ...notAllowed, 'not-found': '没有找到这个科室' }
const planning = { method: 'POST', staff: true, may: 'schedules.plan', idempotency: 'framework' } as const

export const deskWeek = call({
  method: 'GET',
  path: '/desk/schedules/week',
  summary: 'All doctors of a department in one week, from its Monday on',
  owner: { dep_id: 'department of the hospital' },
  staff: true,
  may: 'schedules.read',
  input: z.object({ dep_id: id(), date: maybe(day()) }),
  output: z.object({
    dep_name: z.string(),
    unit_name: z.string(),
    today: z.string(),
    /** Its Monday. */
    from: z.string(),
    days: z.array(z.object({ date: z.string(), holiday: z.string(), is_rest: flag() })),
    doctors: z.array(
      z.object({
        doctor_id: z.int(),
        doctor_name: z.string(),
        clinics: z.array(
          z.object({
            schedule_id: z.int(),
            date: z.string(),
            half,
            half_name: z.string(),
            begin_time: z.string(),
            end_time: z.string(),
            clinic_name: z.string(),
            room: z.string(),
            is_stopped: flag(),
            total_num: z.int(),
            left_num: z.int(),
          }),
        ),
      }),
    ),
  }),
  refuses: noDepartment,
})

export const deskWeekCopy = call({
  ...planning,
  path: '/desk/schedules/week/copy',
  summary: 'Make a week of a department like another one; what could not be made so is named with why',
  owner: { dep_id: 'department of the hospital' },
  input: z.object({ dep_id: id(), from: day(), to: day() }),
  output: z.object({
    /** Clinics that were opened, and that were closed because the week that is copied has none there. */
    opened_num: z.int(),
    closed_num: z.int(),
    left: z.array(
      z.object({
        doctor_name: z.string(),
        date: z.string(),
        half_name: z.string(),
        reason: z.enum(Object.keys(uncopied) as (keyof typeof uncopied)[]),
        words: z.string(),
      }),
    ),
  }),
  refuses: {
    ...noDepartment,
    'same-week': '复制到的那一周要和原来的不同',
    past: '那一周已经过去，请选本周以后的一周',
    'too-far': '最远只排到 {until}，请选更近的一周',
    nothing: '原来的那一周没有门诊，没有可以复制的',
  },
})

export const deskSwap = call({
  ...planning,
  path: '/desk/schedules/swap',
  summary: 'Two doctors of a department take each other’s clinic, where nobody has a place in either',
  owner: { schedule_id: 'schedule of the hospital', with_id: 'schedule of the hospital' },
  input: z.object({ schedule_id: id(), with_id: id() }),
  output: z.object({ schedule_id: z.int() }),
  refuses: {
    ...notAllowed,
    'not-found': '没有找到这个门诊，可能已经调整，请刷新',
    'not-fit': '只能和同一科室另一位医生、另一个半天的门诊对调',
    past: '今天和过去的门诊不能对调，请用停诊和替诊',
    stopped: '其中一个门诊已经停诊',
    booked: '{doctor} {date} 已有 {people} 人预约或候补：患者约的是这位医生，请先停诊（可安排替诊）再调',
    clash: '{doctor} {date} 那个半天已经有门诊，不能对调',
  },
})
