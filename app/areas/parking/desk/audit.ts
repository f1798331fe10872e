/** What staff do with car parks, in the words of the audit. */
export const acts = { 'parking.set': '设置停车场' } as const

/** The kind of these acts. */
export const actKinds = { 'parking.': '停车' } as const

/** The rows that they are done to. */
export const rowKinds = { 'parking-lot': '停车场' } as const

/** What a line says beside what all lines may say. */
export const factNames = { lotCode: '停车场编号', lotOn: '停车预约', parkingFee: '停车收费' } as const
