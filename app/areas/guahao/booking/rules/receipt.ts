/** What a receipt of a booking fee is. */
export const receiptIs = '付款凭证：证明在本平台为这次预约付过挂号费'

/** What it is not, and where that is had. */
export const receiptIsNot = [
  '这不是税务发票，也不是医疗收费票据，不能用于医保或商业保险报销。',
  '医疗收费票据由医院开具：就诊后在医院收费窗口或自助机领取，或通过医院的电子票据平台查询。',
] as const
