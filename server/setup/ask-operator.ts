import {
  addByCommand,
  beginFactorByCommand,
  CommandFault,
  confirmFactorByCommand,
} from '#app/areas/access/staff/server/public.ts'
import type { Context } from '#app/context.ts'
import { systemClock } from '#kit/time/clock.ts'
import type { Terminal } from './terminal.ts'

/** So often a code may be wrong before it is left to the first sign-in. */
const MOST_TRIES = 3

/** Makes the platform's first operator with a password for once and, where they have their phone at hand, the second factor. */
export const askOperator = async (terminal: Terminal, ctx: Context): Promise<void> => {
  terminal.say('Nobody signs in at the desk yet: the first operator.')
  const { loginName, password } = await askAccount(terminal, ctx)
  terminal.say(`  ${ctx.config.publicUrl}/desk/login — login name ${loginName}, password for once ${password}`)
  const { secret, address } = await beginFactorByCommand(ctx, loginName)
  terminal.say(`  Second factor, for an authenticator app: ${secret.replace(/(.{4})(?=.)/g, '$1 ')}`)
  terminal.say(`  ${address}`)
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const code = await terminal.ask('Its code of six digits [at the first sign-in]')
    if (code === '') return terminal.say('  The first sign-in asks for it.')
    if (await confirmFactorByCommand({ ...ctx, now: systemClock.now() }, loginName, code))
      return terminal.say('  It is set up: the first sign-in asks for a code.')
    terminal.say('  That is not its code.')
  }
  terminal.say('  The first sign-in asks for it.')
}

const askAccount = async (terminal: Terminal, ctx: Context): Promise<{ loginName: string; password: string }> => {
  for (;;) {
    const loginName = await terminal.ask('Login name (letters, digits, dots, dashes)')
    const name = await terminal.ask('Name')
    try {
      const password = await addByCommand(ctx, { hospitalId: null, loginName, name, role: 'operator' })
      return { loginName, password }
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error
      terminal.say(`  ${error.message}`)
    }
  }
}
