import { notAllowed } from '#app/areas/access/staff/rules.ts'

/** Who arranges activities. */
export const managing = { owner: 'self', staff: true, may: 'offers.manage' } as const
/** They are the platform's. */
export const platformOnly = { ...notAllowed, 'not-platform': '活动由平台统一安排，请联系平台运营' }
