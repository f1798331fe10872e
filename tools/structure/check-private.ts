import type { Finding } from './finding.ts'
import { type Import, readSource, type Source } from './source.ts'
import type { Tree } from './tree.ts'

/** A part of a library that it does not offer, and what is done instead. */
interface Private {
  /** Stands in code, comments aside. */
  pattern: RegExp
  says: string
}

const parts: readonly Private[] = [
  { pattern: /\bUNSAFE_\w+/, says: 'React Router keeps it for itself: take a hook or component that it documents' },
  { pattern: /__reactRouter\w+/, says: 'a variable of React Router’s own: use its router, hooks and components' },
  { pattern: /_reactInternals|__CLIENT_INTERNALS|__SECRET_INTERNALS/, says: 'the inside of React: use its hooks' },
  { pattern: /__iconData/, says: 'the inside of Lucide’s modules: import the icon from lucide-react' },
  { pattern: /customResultMapper/, says: 'a field of Drizzle’s prepared statements: use .prepare() and what it gives' },
  {
    pattern: /\b(db|tx|database|transaction)\.(dialect|session)\b|\w\._\.\w/,
    says: 'the inside of a Drizzle database: pass on what you need, or write the statement as sql',
  },
  { pattern: /\bremoveAllListeners\b/, says: 'takes listeners that others set: add a hook, or remove your own' },
  { pattern: /\bsetFlagsFromString\b/, says: 'flags of V8 are given at the start, by the operator' },
  { pattern: /\bprocess\.binding\b/, says: 'the inside of Node: import the module that offers it' },
  { pattern: /\bgetOwnPropertySymbols\b|\.prototype\.\w+ = /, says: 'reads or changes what a library hides' },
]

/** Which doors of packages are documented where a package has more than those. */
const doors: Readonly<Record<string, readonly string[]>> = {
  'drizzle-orm': ['pg-core', 'node-postgres', 'node-postgres/migrator', 'migrator', 'casing'],
  'react-router': ['dom'],
  'react-dom': ['client', 'server'],
  fastify: [],
}

const insides = /^(dist|lib|src|esm|cjs|internals?)\//

/** Everywhere in what is shipped only what a library offers is used: no exceptions, and tests no less. */
export function checkPrivate({ sources, configs, read }: Tree): Finding[] {
  const judged = [
    ...sources.filter(({ path }) => /^(app|kit|server)\//.test(path)),
    ...configs.map((file) => readSource(file, read(file))),
  ]
  if (judged.length === 0) throw new Error('no shipped code found: the check would look at nothing')
  return judged.flatMap((source) => [...inCode(source), ...inMembers(source), ...inImports(source)])
}

const inCode = ({ path: file, code }: Source): Finding[] =>
  code.split('\n').flatMap((text, at) => {
    const found = parts.find(({ pattern }) => pattern.test(text))
    const name = found?.pattern.exec(text)?.[0]
    return found ? [{ rule: 'private', file, line: at + 1, says: `${name}: ${found.says}` }] : []
  })

const inMembers = ({ path: file, code, underscored }: Source): Finding[] => {
  const lines = code.split('\n')
  const isKnown = (text = '') => parts.some(({ pattern }) => pattern.test(text))
  return underscored
    .filter(({ line }) => !isKnown(lines[line - 1]))
    .map(({ name, line }) => ({
      rule: 'private',
      file,
      line,
      says: `${name}: a name with an underscore is its owner’s alone: use what is documented`,
    }))
}

const inImports = ({ path: file, imports }: Source): Finding[] =>
  imports.filter(isInside).map(({ of, line }) => ({
    rule: 'private',
    file,
    line,
    says: `${of}: a file inside the package, which the next version may move: import what it documents`,
  }))

const isInside = ({ of }: Import): boolean => {
  const [, name = '', inside = ''] = /^((?:@[^/]+\/)?[^./#@][^/]*)\/(.+)$/.exec(of) ?? []
  if (inside === '') return false
  const documented = doors[name]
  // Data that a package brings along have no other address.
  return documented ? !documented.includes(inside) : insides.test(inside) && !inside.endsWith('.json')
}
