import type { Staff } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { accountStates, allPermissions, may, type Role, roles } from '../rules.ts'
import type { ResetRow, StaffRow } from './queries.ts'

interface Around {
  hospitalName: string
  servesPlatform: boolean
  reset: ResetRow | undefined
}

/** Who is signed in. */
export const asMe = (row: StaffRow, { hospitalName, servesPlatform, reset }: Around) => ({
  staff_id: row.id,
  name: row.name,
  login_name: row.loginName,
  ...asRole(row.role),
  unit_id: row.hospitalId,
  unit_name: hospitalName,
  permissions: allPermissions.filter((permission) => may(row.role, permission)),
  serves_platform: servesPlatform || row.role === 'service',
  reset: reset ? { asked_by: reset.askerName, ask_time: reset.askedAt } : null,
  has_recovery: row.recoveryHash !== null,
})

/** A member of staff as the admin sees them. */
export const asMember = (row: StaffRow, { staffId }: Staff, reset: ResetRow | undefined) => ({
  staff_id: row.id,
  login_name: row.loginName,
  name: row.name,
  ...asRole(row.role),
  is_on: row.isOn,
  must_change: row.mustChange,
  second_factor: row.totpStep !== null,
  is_me: row.id === staffId,
  create_time: row.createdAt,
  last_time: row.lastSeenAt,
  reset: reset
    ? {
        asked_by: reset.askerName,
        ask_time: reset.askedAt,
        is_mine: reset.askedBy === staffId,
        is_approved: reset.approvalHash !== null,
      }
    : null,
})

/** A hospital's staff as a file. */
export const staffColumns: CsvColumns<StaffRow> = {
  姓名: (row) => row.name,
  登录名: (row) => row.loginName,
  角色: (row) => asRole(row.role).role_name,
  状态: (row) => accountStates[row.isOn ? 'on' : 'off'],
  动态验证码: (row) => (row.totpStep === null ? '未绑定' : '已绑定'),
  创建时间: (row) => row.createdAt,
  最近登录: (row) => row.lastSeenAt,
}

/** An account with the password that it was given. */
export const asGiven = (row: StaffRow, password: string) => ({
  staff_id: row.id,
  login_name: row.loginName,
  first_password: password,
})

const asRole = (role: string) => ({ role: role as Role, role_name: roles[role as Role].words })
