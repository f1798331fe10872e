/** What staff do with the directory of care abroad, in the words of the audit. */
export const acts = {
  'abroad.save': '修改海外资料',
  'abroad.switch': '显示或隐藏海外资料',
  'abroad.proof-add': '登记海外机构资质',
  'abroad.proof-withdraw': '撤回海外机构资质',
  'abroad.rate-add': '登记海外统计',
  'abroad.rate-remove': '删除海外统计',
  'abroad.case-withdraw': '撤回海外案例',
  'abroad.package-remove': '取消海外服务',
  'abroad.illness-remove': '删除海外疾病说明',
} as const

/** The kind of these acts. */
export const actKinds = { 'abroad.': '海外就医' } as const

/** The rows that they are done to. */
export const rowKinds = {
  'abroad-country': '海外国家',
  'abroad-kind': '海外分类',
  'abroad-unit': '海外机构',
  'abroad-expert': '海外专家',
  'abroad-case': '海外案例',
  'abroad-package': '海外服务',
  'abroad-proof': '海外机构资质',
  'abroad-rate': '海外统计',
  'abroad-illness': '海外疾病说明',
} as const

/** What a line says beside what all lines may say. */
export const factNames = { abroadName: '名称', isAbroadShown: '对患者显示', proofEnd: '资质到期' } as const
