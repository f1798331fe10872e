import type { RequestContext } from '#app/context.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { needsSecondFactor, PLATFORM_NAME, type Role, roles } from '../../rules.ts'
import { listDemoStaff } from '../queries.ts'
import { DEMO_PASSWORD, DEMO_SECRET } from '../seed/demo-staff.ts'

/** Who can be signed in as in the demonstration world; nobody elsewhere. */
export const listDemo = async ({ db, now, config }: RequestContext) => {
  const found = config.mode === 'demo' ? await listDemoStaff(db) : []
  return found.map(({ loginName, role, hospitalName }) => ({
    login_name: loginName,
    password: DEMO_PASSWORD,
    code: needsSecondFactor(role) ? totpAt(DEMO_SECRET, now) : '',
    role_name: roles[role as Role].words,
    unit_name: hospitalName ?? PLATFORM_NAME,
  }))
}
