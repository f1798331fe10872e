import type { Secrets } from '#kit/seal/server/seal.ts'
import type { Identify, IdentityProvider, IdentitySettings } from '../identity.ts'
import { byCode, byMessengerCode, byToken } from './identity-providers.ts'
import { byStandIn } from './stand-in-codes.ts'
import { watchedCall } from './trouble.ts'

/** What a door works with. */
export interface IdentityContext {
  now: Date
  config: Secrets & { mode: 'demo' | 'production'; doors: Readonly<Record<IdentityProvider, IdentitySettings>> }
}

/** Who tells who stands at this door; undefined where it is shut. The stand-in believes itself, so production has none. */
export const identityOf = (ctx: IdentityContext, door: IdentityProvider): Identify | undefined => {
  const settings = ctx.config.doors[door]
  if (settings.url) return watchedCall('identity', door, providers[door](settings))
  return ctx.config.mode === 'demo' ? watchedCall('identity', door, byStandIn(ctx, door)) : undefined
}

const providers: Readonly<Record<IdentityProvider, (settings: IdentitySettings) => Identify>> = {
  messenger: byMessengerCode,
  'city-1': byCode,
  'city-2': byCode,
  'native-app': byToken,
  partner: byToken,
  'partner-fs': byToken,
}
