// Written by `node tools/wings.ts` from what the rooms register; not by hand.
import type { IdentityProviderName } from '../identity.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { provider as city1 } from './identity-providers/city-1.ts'
import { provider as city2 } from './identity-providers/city-2.ts'
import { provider as messenger } from './identity-providers/messenger.ts'
import { provider as nativeApp } from './identity-providers/native-app.ts'
import { provider as partner } from './identity-providers/partner.ts'
import { provider as partnerFs } from './identity-providers/partner-fs.ts'

/** Every identity provider by its name. */
export const identityProviders: Readonly<Record<IdentityProviderName, IdentityProvider>> = {
  'city-1': city1,
  'city-2': city2,
  messenger,
  'native-app': nativeApp,
  partner,
  'partner-fs': partnerFs,
}
