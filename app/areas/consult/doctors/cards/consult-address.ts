import { address } from '#kit/wire/address.ts'
import type { ConsultationKind } from '../rules.ts'

/** Whom one asks: a doctor, or a department of the catalogue. */
export interface DoctorAndService {
  doctor_id?: number | undefined
  dep_id?: number | undefined
}

/** Where one chooses how to ask. */
export const selectAddress = ({ doctor_id, dep_id }: DoctorAndService): string =>
  address('/ask/select', { doctor_id, dep_id })

/** Where one writes the question. */
export const writeAddress = ({ doctor_id, dep_id }: DoctorAndService, type: ConsultationKind): string =>
  address('/ask/create', { doctor_id, dep_id, type })

/** Famous doctors by department; those of one. */
export const famousAddress = (dep_id?: number): string => address('/ask/famous', { dep_id })
