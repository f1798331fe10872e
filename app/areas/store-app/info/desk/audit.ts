/** What is done with what a store's staff look up, in the words of the audit. */
export const acts = {
  'store-info.help-add': '新增门店帮助',
  'store-info.help-change': '修改门店帮助',
  'store-info.certificate-add': '登记门店证照',
  'store-info.certificate-change': '修改门店证照',
  'store-info.certificate-remove': '删除门店证照',
} as const

/** The kind of these acts. */
export const actKinds = { 'store-info.': '门店资料' } as const

/** The rows that they are done to. */
export const rowKinds = { 'store-help': '门店帮助', 'store-certificate': '门店证照' } as const

/** What a line says of them. */
export const factNames = { helpTitle: '帮助标题', certificateName: '证照', certificateEnd: '证照到期' } as const
