import { type IdentityProvider, type IdentitySettings, identityProviders } from '#kit/outside/identity.ts'

type Env = Record<string, string | undefined>

/** `city-1` → `CITY_1`. */
const prefixOf = (door: IdentityProvider) => door.toUpperCase().replaceAll('-', '_')

/** The doors by which others tell us who somebody is: each has an address, a name and a secret, or nothing. */
export const readIdentityProviders = (env: Env): Record<IdentityProvider, IdentitySettings> =>
  Object.fromEntries(identityProviders.map((door) => [door, settingsOf(env, prefixOf(door))])) as ReturnType<
    typeof readIdentityProviders
  >

const settingsOf = (env: Env, prefix: string): IdentitySettings => ({
  url: env[`${prefix}_URL`] ?? '',
  clientId: env[`${prefix}_CLIENT_ID`] ?? '',
  clientSecret: env[`${prefix}_CLIENT_SECRET`] ?? '',
})

/** What is wrong with them: one line for each half door. */
export const identityFaults = (env: Env): string[] =>
  identityProviders.map(prefixOf).flatMap((prefix) => {
    const { url, clientId, clientSecret } = settingsOf(env, prefix)
    if (!url) return clientId || clientSecret ? [`${prefix}_URL: ${prefix}_CLIENT_ID is of no use without it`] : []
    return [
      ...(isAddress(url) ? [] : [`${prefix}_URL: not an address`]),
      ...(clientId ? [] : [`${prefix}_CLIENT_ID: ${prefix}_URL needs it`]),
      ...(clientSecret ? [] : [`${prefix}_CLIENT_SECRET: ${prefix}_URL needs it`]),
    ]
  })

const isAddress = (url: string) => /^https?:\/\//.test(url) && URL.canParse(url)
