import { CommandFault, recordActOf } from '#app/areas/access/staff/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { transactInside } from '#kit/db/inside.ts'
import { firstPassword } from '#kit/seal/server/first-password.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { deleteSessionsOf, findByLogin, updateAccount } from '../queries.ts'
import { addAccount } from './account.ts'

/** Gives a certified doctor their account, from the machine itself: the password for their first sign-in, told this once. */
export const addDoctorByCommand = async (
  ctx: Context,
  typed: { doctorId: number; loginName: string },
): Promise<string> => {
  const loginName = normaliseLogin(typed.loginName)
  if (!isLoginName(loginName))
    throw new CommandFault('the login name has 3 to 40 letters, digits, dots, dashes or underscores')
  return transactInside(ctx, async (inside) => {
    const { doctorId } = typed
    const doctor = await findDoctor(inside.db, doctorId)
    if (!doctor) throw new CommandFault(`there is no doctor ${doctorId}`)
    const { hospitalId, name } = doctor
    const giver = { staffId: null, name: 'npm run staff', traceid: 'command' }
    const given = await addAccount(inside, { doctorId, hospitalId, loginName }, giver)
    if (given === 'not-certified')
      throw new CommandFault(`${name} is not certified: only certified doctors have a workbench`)
    if (given === 'taken') throw new CommandFault(`${loginName} is taken, or ${name} has an account already`)
    return given.password
  })
}

/** Lets a doctor in again who lost their password: a first password, told this once. Their sessions end. */
export const resetDoctorByCommand = (ctx: Context, loginName: string): Promise<string> =>
  transactInside(ctx, async (inside) => {
    const account = await findByLogin(inside.db, normaliseLogin(loginName))
    if (!account) throw new CommandFault(`no doctor signs in as ${loginName}`)
    const password = firstPassword()
    await updateAccount(inside.db, account.doctorId, { passwordHash: await hashPassword(password), mustChange: true })
    await deleteSessionsOf(inside.db, account.doctorId)
    await record(inside, account)
    return password
  })

const record = (
  ctx: Context,
  { hospitalId, doctorId, loginName }: { hospitalId: number; doctorId: number; loginName: string },
) =>
  recordActOf(ctx, { hospitalId, staffId: null, name: 'npm run staff' }, 'command', {
    act: 'doctor.reset',
    kind: 'doctor',
    id: doctorId,
    after: { loginName },
  })
