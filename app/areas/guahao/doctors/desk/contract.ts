import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, id, int, maybe, mobile, pageOf, paging } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import {
  type EmployeeBenefitState,
  employeeBenefitSorts,
  employeeBenefitStates,
  MOST_FREE,
} from '../rules/employee-benefits.ts'

const managing = { owner: 'self', staff: true, may: 'employee-benefits.manage' } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这位员工的免费问诊，请刷新后再试' }
const state = z.enum(Object.keys(employeeBenefitStates) as EmployeeBenefitState[])

const asked = { state: maybe(state), ...listing(employeeBenefitSorts) }

const benefitRow = { row: 'employee-benefit', by: 'employee_id' } as const

export const deskEmployeeBenefits = call({
  method: 'GET',
  path: '/desk/employee-benefits',
  summary:
    'Page through the free consultations that this hospital grants its own staff; a whole number finds one of them',
  shows: [benefitRow],
  ...managing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      employee_id: z.int(),
      /** Of both nothing but the ends; '' where they have not said their name, or have no number. */
      truename: z.string(),
      mobile: z.string(),
      granted_num: z.int(),
      used_num: z.int(),
      left_num: z.int(),
      /** The last day on which it holds. */
      last_day: day(),
      state,
      version: versionShown(),
    }),
  ),
  refuses: notAllowed,
})

export const deskEmployeeBenefitsExport = exportOf(deskEmployeeBenefits, asked)

const sheet = { granted_num: int(1, MOST_FREE), last_day: day() }
const faults = { past: '最后一天不能早于今天' }
const output = z.object({ employee_id: z.int() })

export const deskEmployeeBenefitGrant = call({
  method: 'POST',
  path: '/desk/employee-benefits/grant',
  summary: 'Grant a member of staff free consultations, by the number that they sign in with',
  edits: benefitRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({ mobile: mobile(), ...sheet }),
  output,
  refuses: {
    ...notAllowed,
    ...faults,
    'no-account': '没有人用这个手机号登录过，请核对号码，或请本人先登录一次',
    taken: '这个手机号已经有本院的免费问诊，请在列表里修改',
  },
})

export const deskEmployeeBenefitChange = call({
  method: 'POST',
  path: '/desk/employee-benefits/{employee_id}/change',
  summary: 'Change how many free consultations a member of staff has, never fewer than they used, and until when',
  edits: benefitRow,
  ...managing,
  input: z.object({ employee_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults, used: '已经用了 {used} 次，不能改得比这更少' },
})

export const deskEmployeeBenefitWithdraw = call({
  method: 'POST',
  path: '/desk/employee-benefits/{employee_id}/withdraw',
  summary: 'Take back what is left: what was used stays on record, and from now on they are no staff of this hospital',
  ...managing,
  input: z.object({ employee_id: id() }),
  output,
  refuses: notFound,
})
