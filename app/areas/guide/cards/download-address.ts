import { address } from '#kit/wire/address.ts'
import { maybeId } from '#kit/wire/load.ts'

/** Where the native app is to be had; with the doctor or hospital at whom one looks, so that the app opens there. */
export const downloadAddress = (query: URLSearchParams = new URLSearchParams()): string =>
  address('/app/download', { doctor_id: maybeId(query, 'doctor_id'), unit_id: maybeId(query, 'unit_id') })
