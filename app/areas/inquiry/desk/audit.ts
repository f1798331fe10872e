/** What staff do with inquiries, in the words of the audit. */
export const acts = {
  'inquiry.take': '接手海外就医询价',
  'inquiry.answer': '答复海外就医询价',
  'inquiry.note': '记录内部备注',
  'inquiry.ask-papers': '请患者补充资料',
  'inquiry.add-translation': '添加译文',
  'inquiry.check-translation': '核对译文',
  'inquiry.send': '把资料给海外医院看',
  'inquiry.unshare': '收回海外医院的访问码',
  'inquiry.quote': '录入海外医院报价',
  'inquiry.letter': '开出医疗邀请函',
  'inquiry.revoke-letter': '作废医疗邀请函',
  'inquiry.step': '推进海外就医进度',
  'inquiry.close': '提前结束海外就医询价',
  'inquiry.rate': '登记当日汇率',
  'inquiry.term-save': '修改翻译术语',
  'inquiry.term-remove': '删除翻译术语',
} as const

/** The kind of these acts. */
export const actKinds = { 'inquiry.': '海外就医' } as const

/** The rows that they are done to. */
export const rowKinds = { inquiry: '海外就医询价', 'inquiry-rate': '当日汇率', 'inquiry-term': '翻译术语' } as const

/** What a line says beside the row. */
export const factNames = {
  inquiry_state: '询价进度',
  overseas_unit: '海外医院编号',
  quote_version: '报价版本',
  inquiry_paper: '资料编号',
  day_rate: '汇率',
  glossary_term: '术语',
} as const
