import { basename } from 'node:path'
import { isTest } from './place.ts'
import type { Tree } from './tree.ts'
import { HEAD, nameOf } from './written.ts'

const FOLDER = 'kit/outside/server/identity-providers/'
/** As long as the formatter lets a line be. */
const LINE = 120

/**
 * What brings the identity providers together, each of which is one file in `kit/outside/server/identity-providers/` and has
 * the file's name: the names for both sides, the providers for the server.
 */
export const providerFiles = ({ files }: Pick<Tree, 'files'>): Map<string, string> => {
  const names = files
    .filter((file) => file.startsWith(FOLDER) && !isTest(file))
    .map((file) => basename(file, '.ts'))
    .sort()
  if (names.length === 0) return new Map()
  return new Map([
    ['kit/outside/identity-names.ts', textOfNames(names)],
    ['kit/outside/server/identity-providers.ts', textOfProviders(names)],
  ])
}

const textOfNames = (names: readonly string[]): string => {
  const [begin, end] = ['export const identityProviderNames = [', '] as const']
  const line = `${begin}${names.map((name) => `'${name}'`).join(', ')}${end}`
  const lines = [begin, ...names.map((name) => `  '${name}',`), end].join('\n')
  return `${HEAD}
/** The identity providers, each called after its file. */
${line.length > LINE ? lines : line}
`
}

const textOfProviders = (names: readonly string[]): string => `${HEAD}
import type { IdentityProviderName } from '../identity.ts'
import type { IdentityProvider } from './identity-provider.ts'
${names.map((name) => `import { provider as ${nameOf(name)} } from './identity-providers/${name}.ts'`).join('\n')}

/** Every identity provider by its name. */
export const identityProviders: Readonly<Record<IdentityProviderName, IdentityProvider>> = {
${names.map(lineOf).join('\n')}
}
`

const lineOf = (name: string): string => (nameOf(name) === name ? `  ${name},` : `  '${name}': ${nameOf(name)},`)
