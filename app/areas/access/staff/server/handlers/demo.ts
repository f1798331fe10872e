import type { RequestContext } from '#app/context.ts'
import { matchTotp, totpAt } from '#kit/seal/server/totp.ts'
import { later } from '#kit/time/span.ts'
import { needsSecondFactor, PLATFORM_NAME, type Role, roles } from '../../rules.ts'
import { listDemoStaff } from '../queries.ts'
import { DEMO_PASSWORD, DEMO_SECRET } from '../seed/demo-staff.ts'

/** Who can be signed in as in the demonstration world; nobody elsewhere. */
export const listDemo = async ({ db, now, config }: RequestContext) => {
  const found = config.mode === 'demo' ? await listDemoStaff(db) : []
  return found.map(({ loginName, role, totpStep, hospitalName }) => ({
    login_name: loginName,
    password: DEMO_PASSWORD,
    code: needsSecondFactor(role) ? unusedCode(now, totpStep) : '',
    role_name: roles[role as Role].words,
    unit_name: hospitalName ?? PLATFORM_NAME,
  }))
}

/** The code of now, or the next one where somebody has just used it. */
const unusedCode = (now: Date, lastStep: number | null): string => {
  const code = totpAt(DEMO_SECRET, now)
  return matchTotp(DEMO_SECRET, code, now, lastStep) === null ? totpAt(DEMO_SECRET, later(now, { seconds: 30 })) : code
}
