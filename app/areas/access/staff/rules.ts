import { permissions } from '#app/wings/permissions.ts'

/** A role at the desk: its word, and whether who has it proves themselves by a second factor. */
interface RoleFacts {
  words: string
  secondFactor: boolean
}

/** The roles at the desk, by code. */
export const roles = {
  admin: { words: '管理员', secondFactor: true },
  planner: { words: '排班员', secondFactor: false },
  nurse: { words: '分诊护士', secondFactor: false },
  keeper: { words: '商城运营', secondFactor: false },
  pharmacist: { words: '药师', secondFactor: false },
  auditor: { words: '审计员', secondFactor: true },
  accountant: { words: '财务', secondFactor: true },
  service: { words: '客服', secondFactor: true },
} as const satisfies Record<string, RoleFacts>
/** A role at the desk. */
export type Role = keyof typeof roles
/** Every role. */
export const allRoles = Object.keys(roles) as Role[]

/** Who answers all patients works for the whole product: the operator makes them, and no hospital's admin has their account. */
export const hospitalRoles = allRoles.filter((role): role is HospitalRole => role !== 'service')
/** A role that a hospital's admin gives. */
export type HospitalRole = Exclude<Role, 'service'>

/** The same in words. */
export const roleWords: Readonly<Record<string, string>> = Object.fromEntries(
  hospitalRoles.map((role) => [role, roles[role].words]),
)

/** Whether an account may sign in, in words. */
export const accountStates = { on: '启用', off: '已停用' } as const

/** By what the staff of a hospital may be sorted. */
export const staffSorts = { login_name: 'asc', last_time: 'desc' } as const

/** What may be done at the desk: in words, and by whom. */
export type Permissions = Readonly<Record<string, { words: string; roles: readonly Role[] }>>

/** Something that not everybody may do; each room registers its own (`permissions.ts`). */
export type Permission = keyof typeof permissions
/** Every permission. */
export const allPermissions = Object.keys(permissions) as Permission[]

/** Whether who has this role may do that. */
export const may = (role: string, permission: Permission): boolean =>
  (permissions[permission].roles as readonly string[]).includes(role)

/** Whether this role needs a second factor. */
export const needsSecondFactor = (role: string): boolean => roles[role as Role].secondFactor

/** A session lasts a working day; a step of the sign-in ten minutes. */
export const SESSION_HOURS = 12
/** How long a step of the sign-in waits. */
export const DUE_MINUTES = 10

/** A reset that an admin has asked for waits so long for whom it is for. */
export const RESET_HOURS = 24
/** Who agrees to it has been an admin for so long: nobody makes themselves a second one for it. */
export const APPROVER_DAYS = 3

/** What a sign-in still asks for before the desk opens. */
export const dues = ['password', 'second-factor'] as const
/** What a sign-in still asks for. */
export type Due = (typeof dues)[number]

/** What is due next: a password of one's own, then the second factor; null when nothing is. */
export const nextDue = (staff: { role: string; mustChange: boolean; totpStep: number | null }): Due | null => {
  if (staff.mustChange) return 'password'
  return needsSecondFactor(staff.role) && staff.totpStep === null ? 'second-factor' : null
}

/** Where staff sign in. */
export const SIGN_IN_PATH = '/desk/login'

/** The refusal of every call of a desk that needs a permission: who asks has another role. */
export const notAllowed = { 'not-allowed': '您的角色不能做这一步，请联系本院管理员' }
