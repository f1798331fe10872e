/** What staff do with hospitals, departments and doctors, in the words of the audit. */
export const acts = {
  'master.hospital-add': '新增医院',
  'master.hospital-change': '修改医院资料',
  'master.department-add': '新增科室',
  'master.department-change': '修改科室资料',
  'master.doctor-add': '新增医生',
  'master.doctor-change': '修改医生资料',
  'master.catalogue-add': '新增目录科室',
  'master.catalogue-change': '修改目录科室',
  'master.city-change': '修改城市',
  'master.close': '停止接诊',
  'master.reopen': '恢复接诊',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'master.': '医院、科室和医生资料',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  department: '科室',
  catalogue: '目录科室',
  city: '城市',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  hospitalName: '医院名称',
  aliases: '俗称',
  coordinates: '坐标',
  unitKind: '类型',
  proxyType: '预约系统',
  phone: '电话',
  openHours: '门诊时间',
  address: '地址',
  level: '等级',
  jobTitle: '职称',
  closesOn: '停止日',
  hotRank: '热门排序',
  isDefault: '默认城市',
  stoppedClinics: '停诊门诊数',
  stoppedPeople: '涉及人数',
} as const
