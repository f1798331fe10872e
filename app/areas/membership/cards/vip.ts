import type { CallApi } from '#kit/wire/read-answer.ts'
import { isVipMember } from '../contract.ts'

/** Whether somebody has a package now, and whether they are a member at all. */
export interface Vip {
  isVip: boolean
  isMember: boolean
}

/** Neither: a visitor, and whoever could not be asked about. */
export const noVip: Vip = { isVip: false, isMember: false }

/** Asks whether a patient is VIP and a member; where that fails they are taken for neither, and nothing is said of it [X297]. */
export const findVip = (callApi: CallApi, userId: number): Promise<Vip> =>
  callApi(isVipMember, { userId }).then(
    ({ is_vip, is_member }) => ({ isVip: is_vip === 1, isMember: is_member === 1 }),
    () => noVip,
  )
