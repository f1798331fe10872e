import { permissions as ofWings } from '#app/wings/permissions.ts'

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

/** What may be done at the desk: in words, and by whom. */
export type Permissions = Readonly<Record<string, { words: string; roles: readonly Role[] }>>

/** The one table of permissions: those of the desk's own rooms, and of the wings of others (their `desk/permissions.ts`). */
export const permissions = {
  account: {
    words: '自己的账号',
    roles: ['admin', 'planner', 'nurse', 'keeper', 'pharmacist', 'auditor', 'accountant', 'service'],
  },
  'clinic.read': { words: '看今日门诊', roles: ['admin', 'planner', 'nurse'] },
  'clinic.run': { words: '签到、叫号、记爽约', roles: ['admin', 'nurse'] },
  'schedules.read': { words: '看排班', roles: ['admin', 'planner', 'nurse'] },
  'schedules.plan': { words: '排班、设例外', roles: ['admin', 'planner'] },
  'schedules.extra': { words: '加号', roles: ['admin', 'planner', 'nurse'] },
  'schedules.stop': { words: '停诊', roles: ['admin', 'planner'] },
  'hospital.notice': { words: '改医院公告', roles: ['admin', 'planner'] },
  'hospital.rules': { words: '改预约规则', roles: ['admin'] },
  'orders.handle': { words: '商城发货、核销', roles: ['admin', 'nurse', 'keeper'] },
  'prescriptions.review': { words: '审核处方', roles: ['pharmacist'] },
  'reviews.decide': { words: '审核订单评价', roles: ['admin', 'nurse', 'keeper'] },
  'articles.review': { words: '审核医生文章', roles: ['admin', 'keeper'] },
  'classes.manage': { words: '管理音频课', roles: ['admin', 'keeper'] },
  'videos.manage': { words: '上传、发布医生视频', roles: ['admin', 'keeper'] },
  'open-asks.review': { words: '审核公开问诊', roles: ['admin', 'keeper'] },
  'goods.manage': { words: '管理商品、库存、运费', roles: ['admin', 'keeper'] },
  'adverts.manage': { words: '管理商城广告', roles: ['admin', 'keeper'] },
  'offers.manage': { words: '管理秒杀、优惠券', roles: ['admin', 'keeper'] },
  'membership.manage': { words: '管理会员套餐、激活码', roles: ['admin', 'keeper'] },
  'membership.book': { words: '处理会员权益预约', roles: ['admin', 'keeper', 'service'] },
  'appointments.read': { words: '看到院预约和预约时间表', roles: ['admin', 'planner', 'nurse'] },
  'appointments.run': { words: '预约签到、记未到、写报告', roles: ['admin', 'nurse'] },
  'appointments.plan': { words: '改预约时间表', roles: ['admin', 'planner'] },
  'staff.manage': { words: '管理员工', roles: ['admin'] },
  'money.read': { words: '看对账与退款', roles: ['admin', 'auditor', 'accountant'] },
  'money.settle': { words: '处理对账差异与退款', roles: ['accountant'] },
  'audit.read': { words: '看操作记录', roles: ['admin', 'auditor'] },
  'service.answer': { words: '回复客服对话', roles: ['service'] },
  ...ofWings,
} as const satisfies Permissions
/** Something that not everybody may do. */
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
