import { z } from 'zod'
import { listed, maybe } from '#kit/wire/fields.ts'
import { allRoles } from '../rules.ts'

export const role = z.enum(allRoles)

/** Not trimmed: spaces belong to a password. */
export const password = () => z.string().min(1).max(200)

export const locked = { locked: '尝试次数太多，请 {minutes} 分钟后再试；忘记密码请联系本院管理员' }
export const nobodyLeft = { last: '这样就没有人能管理这里的员工了，请先把这个权限给另一位' }
export const weak = { weak: '{fault}' }

/** Of a role: its template, and that role in words. */
export const roleOut = { role, role_id: z.int().nullable(), role_name: z.string() }

/** Departments by their numbers; none: all of them. */
export const departmentIds = () => maybe(listed(z.array(z.int().min(1)).max(100)))
