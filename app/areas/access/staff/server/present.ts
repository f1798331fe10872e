import type { Staff } from '#app/context.ts'
import { permissions } from '#app/wings/permissions.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import {
  accountStates,
  allPermissions,
  graveOf,
  type Permission,
  PLATFORM_NAME,
  permissionsOf,
  type Role,
  requestStateAt,
  roles,
} from '../rules.ts'
import type { AskedRow, MemberRow, PostRow, ResetRow, RoleRow, StaffRow } from './queries.ts'

interface Around {
  hospitalName: string | undefined
  servesPlatform: boolean
  posts: readonly PostRow[]
  reset: ResetRow | undefined
  waiting: readonly { may: string }[]
  idleMinutes: number
}

/** Who is signed in, and what they may do at the desk where they are. */
export const asMe = (
  row: StaffRow,
  { hospitalId, role, roleId, isPlatform, departmentIds, permissions: held }: Staff,
  { hospitalName = PLATFORM_NAME, servesPlatform, posts, reset, waiting, idleMinutes }: Around,
) => ({
  staff_id: row.id,
  name: row.name,
  login_name: row.loginName,
  ...asRole({ role, roleId, madeRole: posts.find((post) => post.roleId === roleId)?.madeRole ?? null }),
  unit_id: hospitalId,
  unit_name: hospitalName,
  permissions: allPermissions.filter((permission) => held.includes(permission)),
  is_platform: isPlatform,
  is_confined: departmentIds !== null,
  may_switch: isPlatform || posts.length > 1,
  waiting_num: waiting.filter(({ may }) => held.includes(may)).length,
  serves_platform: servesPlatform || role === 'service',
  reset: reset ? { asked_by: reset.askerName, ask_time: reset.askedAt } : null,
  has_recovery: row.recoveryHash !== null,
  idle_minutes: idleMinutes,
})

/** A member of staff as the desk that manages their post sees them. */
export const asMember = (
  { account, grant, madeRole }: MemberRow,
  { staffId }: Staff,
  { reset, isElsewhere }: { reset: ResetRow | undefined; isElsewhere: boolean },
) => ({
  staff_id: account.id,
  login_name: account.loginName,
  name: account.name,
  ...asRole({ ...grant, madeRole }),
  dep_ids: grant.departmentIds ?? [],
  is_elsewhere: isElsewhere,
  is_on: grant.isOn && account.isOn,
  must_change: account.mustChange,
  second_factor: account.totpStep !== null,
  is_me: account.id === staffId,
  create_time: account.createdAt,
  last_time: account.lastSeenAt,
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
export const staffColumns: CsvColumns<MemberRow> = {
  姓名: ({ account }) => account.name,
  登录名: ({ account }) => account.loginName,
  角色: ({ grant, madeRole }) => asRole({ ...grant, madeRole }).role_name,
  状态: ({ account, grant }) => accountStates[account.isOn && grant.isOn ? 'on' : 'off'],
  动态验证码: ({ account }) => (account.totpStep === null ? '未绑定' : '已绑定'),
  创建时间: ({ account }) => account.createdAt,
  最近登录: ({ account }) => account.lastSeenAt,
}

/** An account with the password that it was given. */
export const asGiven = (row: StaffRow, password: string, isWaiting: boolean) => ({
  staff_id: row.id,
  login_name: row.loginName,
  first_password: password,
  is_waiting: isWaiting,
})

/** A template with what it may do. */
export const asTemplate = (role: Role) => ({
  role,
  role_name: roles[role].words,
  permissions: permissionsOf({ role }),
})

/** A role that a desk has made. */
export const asMade = (row: RoleRow, staffNum: number) => ({
  role_id: row.id,
  role_name: row.name,
  role: row.role as Role,
  permissions: permissionsOf(row),
  staff_num: staffNum,
})

/** Something that can be ticked. */
export const asChoice = (permission: Permission) => ({
  permission,
  words: permissions[permission].words,
  is_grave: graveOf([permission]).length > 0,
})

/** What somebody asked for, as one who may agree sees it. */
export const asRequest = (
  { request, askerName, deciderName }: AskedRow,
  { staffId, permissions: held }: Pick<Staff, 'staffId' | 'permissions'>,
  now: Date,
) => {
  const state = requestStateAt(request, now)
  const isMine = request.askedBy === staffId
  return {
    request_id: request.id,
    subject: request.subject,
    state,
    asked_by: askerName,
    is_mine: isMine,
    may_agree: state === 'waiting' && !isMine && held.includes(request.may),
    ask_time: request.askedAt,
    end_time: request.expiresAt,
    decided_by: deciderName ?? '',
    decide_time: request.decidedAt,
    note: request.note,
  }
}

const asRole = ({ role, roleId, madeRole }: { role: string; roleId: number | null; madeRole: string | null }) => ({
  role: role as Role,
  role_id: roleId,
  role_name: madeRole ?? roles[role as Role].words,
})
