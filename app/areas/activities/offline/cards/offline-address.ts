import { address } from '#kit/wire/address.ts'
import { CERTIFICATE_PAGE } from '../rules.ts'

/** Where one event is read. */
export const offlineAddress = (id: number): string => address('/activity/offlinedetail', { id })

/** What a hospital's departments hold; of one department where that is named. */
export const offlineListAddress = (depId?: number): string => address('/activity/offline', { dep_id: depId })

/** Where anybody checks the number of a certificate. */
export const certificateCheckAddress = (certificateNo?: string): string =>
  address(CERTIFICATE_PAGE, { certificate_no: certificateNo })

/** Where who came has their certificate. */
export const certificateAddress = (signupId: number): string =>
  address('/activity/offlinecertificate', { signup_id: signupId })

/** Where one signs up for it. */
export const signUpAddress = (id: number): string => address('/activity/offlinesignup', { id })
