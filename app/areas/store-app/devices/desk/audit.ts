/** What staff do with the phones of the store, in the words of the audit. */
export const acts = {
  'store-device.bind': '在手机上登录门店 App',
  'store-device.leave': '退出门店 App',
  'store-device.revoke': '吊销门店设备',
} as const

/** The kind of these acts. */
export const actKinds = { 'store-device.': '门店设备' } as const

/** The rows that they are done to. */
export const rowKinds = { 'store-device': '门店设备' } as const

/** What a line says of a device. */
export const factNames = { deviceLabel: '设备名', revokedWhy: '吊销原因' } as const
