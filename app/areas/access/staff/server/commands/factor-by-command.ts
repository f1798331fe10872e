import type { Context } from '#app/context.ts'
import { normaliseLogin } from '#kit/check/login-name.ts'
import { transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { matchTotp, newTotpSecret, totpAddress } from '#kit/seal/server/totp.ts'
import { PLATFORM_DESK } from '../../rules.ts'
import { findStaffByLogin, type StaffRow, takeTotpStep, updateStaff } from '../queries.ts'
import { recordActOf } from './acts.ts'
import { CommandFault } from './by-command.ts'

const accountOf = async ({ db }: Context, loginName: string): Promise<StaffRow> => {
  const account = await findStaffByLogin(db, normaliseLogin(loginName))
  if (!account) throw new CommandFault(`nobody signs in as ${loginName}`)
  return account
}

/** A second factor for somebody who has none yet, told this once; it counts when a code of it has been shown. */
export const beginFactorByCommand = async (ctx: Context, loginName: string) => {
  const account = await accountOf(ctx, loginName)
  if (account.totpStep !== null) throw new CommandFault(`${loginName} has a second factor already`)
  const secret = newTotpSecret()
  await updateStaff(ctx.db, account.id, { totpSealed: sealOf(ctx.config).seal(secret, 'totp') })
  return { secret, address: totpAddress(secret, account.loginName, '医路') }
}

/** Sets it up where the code is right: from then on nobody signs in without. */
export const confirmFactorByCommand = (ctx: Context, loginName: string, code: string): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const account = await accountOf(inside, loginName)
    if (account.totpSealed === null) return false
    const secret = sealOf(inside.config).open(account.totpSealed, 'totp')
    const step = matchTotp(secret, code.replaceAll(' ', ''), inside.now, account.totpStep)
    if (step === null || !(await takeTotpStep(inside.db, account.id, step))) return false
    const who = { hospitalId: PLATFORM_DESK, staffId: null, name: 'npm run setup' }
    await recordActOf(inside, who, 'command', { act: 'account.second-factor', kind: 'staff', id: account.id })
    return true
  })
