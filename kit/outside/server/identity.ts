import type { Secrets } from '#kit/seal/server/seal.ts'
import type { Identify, IdentityAccount, IdentityProviderName } from '../identity.ts'
import { identityProviders } from './identity-providers.ts'
import { byStandIn } from './stand-in-codes.ts'
import { watchedCall } from './trouble.ts'

/** What asking a provider works with. */
export interface IdentityContext {
  now: Date
  config: Secrets & {
    mode: 'demo' | 'production'
    identity: { accounts: Readonly<Partial<Record<IdentityProviderName, IdentityAccount>>> }
  }
}

/** Asks this provider who somebody is; undefined where we have no account there. The stand-in believes itself, so production has none. */
export const identityOf = (ctx: IdentityContext, name: IdentityProviderName): Identify | undefined => {
  const account = ctx.config.identity.accounts[name]
  if (account) return watchedCall('identity', name, identityProviders[name].identify(account))
  return ctx.config.mode === 'demo' ? watchedCall('identity', name, byStandIn(ctx, name)) : undefined
}

/** Where visitors of the channel of this provider are sent to sign in, with `{back}` for the page; undefined where they come by themselves. */
export const authorizeUrlOf = ({ config }: IdentityContext, name: IdentityProviderName): string | undefined => {
  const account = config.identity.accounts[name]
  return account && identityProviders[name].authorizeUrl?.(account)
}
