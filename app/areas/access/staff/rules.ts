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
  cashier: { words: '收费员', secondFactor: false },
  editor: { words: '内容编辑', secondFactor: false },
  operator: { words: '平台运营', secondFactor: true },
} as const satisfies Record<string, RoleFacts>
/** A role at the desk. */
export type Role = keyof typeof roles
/** Every role. */
export const allRoles = Object.keys(roles) as Role[]

/** They work for the whole product: an operator gives them, and no hospital's admin has their post. */
export const platformRoles = ['service', 'operator'] as const satisfies readonly Role[]
/** A role that a hospital's admin gives. */
export type HospitalRole = Exclude<Role, (typeof platformRoles)[number]>
/** Every role that a hospital's admin gives. */
export const hospitalRoles = allRoles.filter(
  (role): role is HospitalRole => !(platformRoles as readonly string[]).includes(role),
)

/** Every role in words, those of the platform with them. */
export const allRoleWords: Readonly<Record<string, string>> = Object.fromEntries(
  allRoles.map((role) => [role, roles[role].words]),
)

/** Whether somebody may work at a desk, in words. */
export const accountStates = { on: '启用', off: '已停用' } as const

/** By what the staff of a hospital may be sorted. */
export const staffSorts = { login_name: 'asc', last_time: 'desc' } as const

/** Something that may be done at the desk: in words, and whom it is given to. */
export interface PermissionFacts {
  words: string
  /** The templates that have it. An operator has all that `isOperators` does not deny. */
  roles: readonly Role[]
  /** False where an operator does not have it: a licence, or the second pair of eyes, is needed. */
  isOperators?: false
  /** It can be done at the platform's own desk, where no hospital is chosen. */
  atPlatform?: true
  /** Money or rights move by it: it is given by one and agreed to by another, and its holders need a second factor. */
  isGrave?: true
  /** A program of the hospital's may have it too, by a machine key: neither money nor rights move by it. */
  isMachines?: true
}

/** What may be done at the desk. */
export type Permissions = Readonly<Record<string, PermissionFacts>>

/** Something that not everybody may do; each room registers its own (`permissions.ts`). */
export type Permission = keyof typeof permissions
/** Every permission. */
export const allPermissions = Object.keys(permissions) as Permission[]

/** What something asks of who does it: a permission, or any one of several. */
export type Needed = Permission | readonly Permission[]

/** Whether who holds these has what is needed. */
export const isHeld = (needed: Needed, held: readonly string[]): boolean =>
  [needed].flat().some((permission) => held.includes(permission))

const factsOf = (permission: Permission): PermissionFacts => permissions[permission]

/** Whether the template of this role has what is needed. */
export const may = (role: string, needed: Needed): boolean =>
  [needed].flat().some((permission) => {
    const { roles: holders, isOperators } = factsOf(permission)
    return role === 'operator' ? isOperators !== false : (holders as readonly string[]).includes(role)
  })

/** A role as it is given: a template, and what the desk has added to it and taken from it. */
export interface RoleMade {
  role: string
  added?: readonly string[] | undefined
  removed?: readonly string[] | undefined
}

/** What a role may do. One's own account stays one's own, and what no room registers any more is nothing. */
export const permissionsOf = ({ role, added = [], removed = [] }: RoleMade): Permission[] =>
  allPermissions.filter(
    (permission) =>
      permission === 'account' ||
      ((may(role, permission) || added.includes(permission)) && !removed.includes(permission)),
  )

/** What can be added to a role of a hospital: what any of its templates has. */
export const isGivable = (permission: Permission): boolean => hospitalRoles.some((role) => may(role, permission))

/** Those among them by which money or rights move. */
export const graveOf = (held: readonly Permission[]): Permission[] => held.filter((one) => factsOf(one).isGrave)

/** What a machine key can be given. */
export const machineScopes = allPermissions.filter((permission) => factsOf(permission).isMachines)

/** What of them can be done where no hospital is chosen. */
export const atPlatformOf = (held: readonly Permission[]): Permission[] => held.filter((one) => factsOf(one).atPlatform)

/** Whether a role needs a second factor: its template does, or money or rights move by it. */
export const needsSecondFactor = (role: string | RoleMade): boolean => {
  const made = typeof role === 'string' ? { role } : role
  return roles[made.role as Role].secondFactor || graveOf(permissionsOf(made)).length > 0
}

/** What the platform's own desk is called. */
export const PLATFORM_NAME = '医路平台'
/** The number by which the platform's own desk goes among those of hospitals. */
export const PLATFORM_DESK = 0

/** A session lasts a working day; a step of the sign-in ten minutes. */
export const SESSION_HOURS = 12
/** How long a step of the sign-in waits. */
export const DUE_MINUTES = 10

/** A reset that an admin has asked for waits so long for whom it is for. */
export const RESET_HOURS = 24
/** Who agrees to it has been an admin for so long: nobody makes themselves a second one for it. */
export const APPROVER_DAYS = 3

/** What somebody asks for waits so long for another's word. */
export const REQUEST_HOURS = 72
/** How what somebody asked for stands, as it is stored. */
export const requestStates = ['waiting', 'agreed', 'refused', 'withdrawn'] as const
/** The same in words, with that which nobody agreed to in time. */
export const requestWords = {
  waiting: '等待同意',
  agreed: '已同意',
  refused: '已拒绝',
  withdrawn: '已撤回',
  expired: '已过期',
} as const
/** How it stands at a time. */
export const requestStateAt = (
  { state, expiresAt }: { state: string; expiresAt: Date },
  now: Date,
): keyof typeof requestWords =>
  state === 'waiting' && expiresAt <= now ? 'expired' : (state as (typeof requestStates)[number])

/**
 * Whether a change of what somebody may do wants a second pair of eyes: money or rights come within their reach, or one who
 * manages staff loses it.
 */
export const wantsSecond = (before: readonly Permission[], after: readonly Permission[]): boolean =>
  graveOf(after).some((one) => !before.includes(one)) ||
  (before.includes('staff.manage') && !after.includes('staff.manage'))

/** What a sign-in still asks for before the desk opens. */
export const dues = ['password', 'second-factor'] as const
/** What a sign-in still asks for. */
export type Due = (typeof dues)[number]

/** What is due next: a password of one's own, then the second factor; null when nothing is. */
export const nextDue = (staff: { needsFactor: boolean; mustChange: boolean; totpStep: number | null }): Due | null => {
  if (staff.mustChange) return 'password'
  return staff.needsFactor && staff.totpStep === null ? 'second-factor' : null
}

/** Where staff sign in. */
export const SIGN_IN_PATH = '/desk/login'

/** The refusal of every call of a desk that needs a permission: who asks has another role. */
export const notAllowed = { 'not-allowed': '您的角色不能做这一步，请联系本院管理员' }
