import type { Finding } from './finding.ts'
import type { Tree } from './tree.ts'

/** A property stands on a line of its own: none is packed with others into a spread so that a file has fewer lines. */
export function checkPacked({ sources }: Tree): Finding[] {
  if (sources.length === 0) throw new Error('no code found: the check would look at nothing')
  return sources.flatMap(({ path: file, packed }) =>
    packed.map((line) => ({
      rule: 'packed',
      file,
      line,
      says: 'a literal that is spread at once: write what is in it, one property a line, and let the formatter set it',
    })),
  )
}
