import * as calls from '#app/areas/access/staff/contract.ts'
import { allRoles, may, type Needed, needsSecondFactor, type Role } from '#app/areas/access/staff/rules.ts'
import { insertStaff } from '#app/areas/access/staff/server/queries.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { newTotpSecret, totpAt } from '#kit/seal/server/totp.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { signInOne } from './crowd.ts'
import { hashKnown } from './known-password.ts'
import type { TestApp } from './start-test-app.ts'

/** A member of a hospital's staff who is signed in at the desk. */
export interface StaffPerson {
  staffKey: string
  staffId: number
  loginName: string
  password: string
  /** Of the second factor; it opens nothing where the role needs none. */
  secret: string
}

let made = 0
const password = 'everybody has 1 here'
const passwordHash = hashKnown(password)

/** Adds somebody to a hospital's staff who has their password and second factor already, and signs them in. */
export const signInStaff = async (app: TestApp, hospitalId: number, role: Role): Promise<StaffPerson> => {
  const loginName = `${role}-${++made}`
  const secret = newTotpSecret()
  const factor = needsSecondFactor(role) ? { totpSealed: sealOf(app.config).seal(secret, 'totp'), totpStep: 0 } : {}
  const row = {
    hospitalId,
    loginName,
    name: `某${role}`,
    role,
    mustChange: false,
    createdAt: app.clock.now(),
    ...factor,
  }
  const [account] = await insertStaff(app.db, [{ ...row, passwordHash: await passwordHash }])
  if (!account) throw new Error(`${loginName} is taken`)
  const code = totpAt(secret, app.clock.now())
  const { staff_key } = await app.callApi(calls.deskSignIn, { login_name: loginName, password, code })
  return { staffKey: staff_key, staffId: account.id, loginName, password, secret }
}

/** Somebody of every role at a hospital's desk. */
export type Staffing = Readonly<Record<Role, StaffPerson>>

/** Signs in somebody of every role at a hospital's desk. */
export const signInAllRoles = async (app: TestApp, hospitalId: number): Promise<Staffing> => {
  const people = allRoles.map(async (role) => [role, await signInStaff(app, hospitalId, role)] as const)
  return Object.fromEntries(await Promise.all(people)) as Record<Role, StaffPerson>
}

/** What a call of the desk says to a visitor, to a patient, and to who shows a patient's key as a staff key. */
export const rawRequestFromOutside = async (app: TestApp, call: CallSpec, input: Record<string, unknown>) => {
  const { key } = await signInOne(app)
  return Promise.all([
    app.refusal(call, input),
    app.refusal(call, input, { key }),
    app.refusal(call, input, { staffKey: key }),
  ])
}

/**
 * The roles to which a call of the desk says that they may not. An operator who may is not asked: what they reach everywhere they
 * would do.
 */
export const rolesRefused = async (
  app: TestApp,
  people: Staffing,
  call: CallSpec & { may?: Needed },
  input: Record<string, unknown>,
): Promise<Role[]> => {
  const asked = allRoles.filter((role) => role !== 'operator' || !may(role, call.may as Needed))
  const said = await Promise.all(asked.map((role) => app.refusal(call, input, { staffKey: people[role].staffKey })))
  return asked.filter((_, at) => said[at] === 'not-allowed')
}
