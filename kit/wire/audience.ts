import type { CallSpec } from './call.ts'

/** Whose key opens a call: a patient's, that of a hospital's staff, or a doctor's. Each has keys of its own, and takes no other's. */
export type Audience = 'patient' | 'staff' | 'doctor'

/** The parameter that carries the key of each; as a header it is written with `-`. */
export const keyNames = { patient: 'user_key', staff: 'staff_key', doctor: 'doctor_key' } as const satisfies Record<
  Audience,
  string
>

/** Whose a call is; a visitor counts as a patient. */
export const audienceOf = ({ staff, doctor }: Pick<CallSpec, 'staff' | 'doctor'>): Audience => {
  if (staff) return 'staff'
  return doctor ? 'doctor' : 'patient'
}

/** The header that carries their key. */
export const keyHeaderOf = (audience: Audience): string => keyNames[audience].replace('_', '-')

/** The key of a hospital's program, sent as `authorization: Bearer …`; undefined where none is. */
export const bearerOf = ({
  authorization,
}: Readonly<Record<string, string | string[] | undefined>>): string | undefined =>
  typeof authorization === 'string' ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined
