import { address } from '#kit/wire/address.ts'
import type { Doctor } from './doctor-card.tsx'

type Seat = Pick<Doctor, 'doctor_id' | 'unit_id' | 'dep_id'>

/** Tabs of a doctor's page: booking and asking. */
export type DoctorTab = 'guahao' | 'askdoc'

/** A doctor's page, with the tab that is shown first [X043], and the day that is chosen there. */
export const doctorAddress = ({ doctor_id, unit_id, dep_id }: Seat, type?: DoctorTab, date?: string): string =>
  address('/vue/doctor/detail', { unit_id, dep_id, doc_id: doctor_id, type, date })
