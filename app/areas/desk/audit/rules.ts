/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'visit.': '门诊',
  'plan.': '排班',
  'exception.': '例外',
  'schedule.': '号源与停诊',
  'hospital.': '医院设置',
  'money.': '账务',
  'talk.': '客服',
  'order.': '商城订单',
  'staff.': '员工',
  'account.': '账号',
  'session.': '登录',
} as const

/** Kinds of rows, in words. */
export const rowKinds: Readonly<Record<string, string>> = {
  visit: '预约',
  'goods-order': '商城订单',
  doctor: '医生',
  exception: '例外',
  schedule: '门诊',
  hospital: '医院',
  talk: '客服对话',
  staff: '员工',
  difference: '对账差异',
  refund: '退款',
}

/** Names of facts, in words; a fact without one is shown by its name. */
export const factNames: Readonly<Record<string, string>> = {
  ...{
    state: '状态',
    number: '号',
    carrier: '快递公司',
    parcelNo: '快递单号',
    name: '姓名',
    role: '角色',
    loginName: '登录名',
    isOn: '启用',
    secondFactor: '动态码重置',
  },
  ...{ weekdays: '星期', half: '半天', span: '时间', places: '每半小时号源', fee: '挂号费', clinic: '类型' },
  ...{
    firstDay: '从',
    lastDay: '到',
    from: '从',
    date: '日期',
    kind: '怎么不一样',
    depId: '科室编号',
    doctorId: '医生编号',
  },
  ...{
    total: '号源',
    left: '余号',
    first: '第一个号',
    last: '最后一个号',
    reason: '原因',
    substituteId: '替诊门诊编号',
  },
  ...{ told: '通知人数', kept: '留号', notice: '公告', releaseMinutes: '放号时间', daysAhead: '可约天数' },
  ...{ cancelDaysBefore: '提前几天取消', cancelMinutes: '取消截止', minAge: '最小年龄', maxAge: '最大年龄' },
  ...{ needsIdCard: '需要证件', needsVisitCard: '需要就诊卡', mostPerDay: '每天最多', mostOpen: '同时最多' },
  ...{ missedLimit: '爽约次数', missedDays: '爽约统计天数', missedBanDays: '暂停天数', holdMinutes: '保留分钟' },
  ...{
    fault: '差异',
    oursFen: '我方（分）',
    theirsFen: '对方（分）',
    amountFen: '金额（分）',
    says: '对方说',
    note: '说明',
  },
  ...{ waitlistPayHours: '候补支付小时', waitlistFromMinutes: '候补开始', waitlistToMinutes: '候补结束' },
}
