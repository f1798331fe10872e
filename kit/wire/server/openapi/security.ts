import { audienceOf, keyHeaderOf, keyNames } from '../../audience.ts'
import type { CallSpec } from '../../call.ts'

const keyOf = (audience: keyof typeof keyNames, description: string) => ({
  type: 'apiKey',
  in: 'header',
  name: keyHeaderOf(audience),
  description,
})

/** How each audience takes its key; the same name with `_` is taken as a parameter, too. */
export const securitySchemes = {
  [keyNames.patient]: keyOf('patient', 'The key of a patient, which signing in gives as `user_key`.'),
  [keyNames.staff]: keyOf('staff', 'The key of a hospital’s staff, which signing in at the desk gives.'),
  [keyNames.doctor]: keyOf('doctor', 'The key of a doctor, which signing in at the workbench gives.'),
  machine_key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The key of a hospital’s program, which an admin makes at the desk. It opens the calls whose `x-scope` it has.',
  },
}

/** Whether only somebody who is signed in may ask. */
export const needsKey = ({ login, staff, doctor }: CallSpec): boolean => Boolean(login || staff || doctor)

/** The scope by which a hospital's program may ask a call; undefined where none may. */
export type ScopeOf = (call: CallSpec) => string | undefined

/** What a call asks for: the key of its audience; of patients, where visitors are let in, the key or none. */
export const securityOf = (call: CallSpec, scopeOf: ScopeOf): object[] => {
  const key = { [keyNames[audienceOf(call)]]: [] }
  if (scopeOf(call) !== undefined) return [key, { machine_key: [] }]
  return needsKey(call) ? [key] : [{}, key]
}
