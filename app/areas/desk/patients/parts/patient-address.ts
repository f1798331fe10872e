import { address } from '#kit/wire/address.ts'

/** What a desk knows of somebody, by the handle that the counter or the list gave. */
export const patientAddress = (person: string): string => address('/desk/patient', { person })
