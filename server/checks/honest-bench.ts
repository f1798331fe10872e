import { benchSignIn } from '#app/areas/workbench/door/contract.ts'
import { updateAccount } from '#app/areas/workbench/door/server/queries.ts'
import { type Asker, newDoctor } from './askers.ts'
import type { World } from './world.ts'

const NEW_PASSWORD = 'a password of 1 sentence'

/** The first step of a doctor's first sign-in: a password of his own is due. */
const newTicket = async ({ house }: World) => {
  const { doctorId = 0, loginName: login_name = '', password = '' } = await newDoctor(house)
  await updateAccount(house.db, doctorId, { mustChange: true })
  return (await house.ask(benchSignIn, { login_name, password })).ticket
}

/** What is sent to the calls of the workbench. */
export const benchByCall = {
  benchSignIn: async ({ doctorBeside, here }: World) => {
    const { loginName, password } = await doctorBeside(here)
    return { login_name: loginName, password }
  },
  benchFirstPassword: async (world: World) => ({ ticket: await newTicket(world), password: NEW_PASSWORD }),
  benchPassword: (_: World, { password }: Asker) => ({ old_password: password, password: NEW_PASSWORD }),
}
