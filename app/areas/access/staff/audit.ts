import { roles } from './rules.ts'

/** What staff do with accounts, in the words of the audit. */
export const acts = {
  'session.open': '登录',
  'session.locked': '多次登录失败，已锁定',
  'session.close': '退出登录',
  'session.unlock': '离开后解锁',
  'session.switch': '切换到本院',
  'session.end': '结束其他登录',
  'account.password': '修改密码',
  'account.second-factor': '绑定动态验证码',
  'account.recovery': '生成恢复码',
  'staff.add': '新增员工',
  'staff.change': '修改员工',
  'staff.disable': '停用员工',
  'staff.enable': '启用员工',
  'staff.sign-out': '让员工退出登录',
  'role.add': '新建角色',
  'role.change': '修改角色',
  'role.delete': '删除角色',
  'request.ask': '提出申请',
  'request.agree': '同意申请',
  'request.refuse': '拒绝申请',
  'request.withdraw': '撤回申请',
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
  'role.': '角色',
  'request.': '申请',
  'list.': '导出',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  staff: '员工',
  role: '角色',
  request: '申请',
  export: '导出文件',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  role: '角色',
  loginName: '登录名',
  secondFactor: '动态码重置',
  roleId: '自定角色编号',
  departmentIds: '科室编号',
  permissionsAdded: '增加的权限',
  permissionsRemoved: '去掉的权限',
  requestSubject: '申请内容',
  askedBy: '申请人编号',
  endedNum: '结束的登录数',
  fromWhere: '登录地址',
  lines: '行数',
  searched: '按搜索词',
} as const

/** Values of facts, in words. */
export const valueWords = {
  role: Object.fromEntries(Object.entries(roles).map(([role, { words }]) => [role, words])),
}
