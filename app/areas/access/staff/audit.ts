import { roles } from './rules.ts'

/** What staff do with accounts, in the words of the audit. */
export const acts = {
  'session.open': '登录',
  'session.locked': '多次登录失败，已锁定',
  'session.close': '退出登录',
  'account.password': '修改密码',
  'account.second-factor': '绑定动态验证码',
  'account.recovery': '生成恢复码',
  'staff.add': '新增员工',
  'staff.change': '修改员工',
  'staff.disable': '停用员工',
  'staff.enable': '启用员工',
  'staff.reset-ask': '申请重置员工密码',
  'staff.reset-approve': '同意重置员工密码',
  'staff.reset-cancel': '取消重置员工密码',
  'staff.reset-refuse': '拒绝重置自己的密码',
  'staff.reset': '重置员工密码',
  'list.export': '导出列表',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'session.': '登录',
  'account.': '账号',
  'staff.': '员工',
  'list.': '导出',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  staff: '员工',
  export: '导出文件',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  role: '角色',
  loginName: '登录名',
  secondFactor: '动态码重置',
  lines: '行数',
  searched: '按搜索词',
} as const

/** Values of facts, in words. */
export const valueWords = {
  role: Object.fromEntries(Object.entries(roles).map(([role, { words }]) => [role, words])),
}
