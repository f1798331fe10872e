import { createRequire } from 'node:module'
import { FLOOR } from './floor.ts'

interface Support {
  version_added?: string | boolean | null
  flags?: unknown
  partial_implementation?: boolean
}

/** Something that a browser has or has not, with what stands below it. */
export interface Entry {
  __compat?: { support: Record<string, Support | Support[]>; spec_url?: unknown }
  [name: string]: Entry | unknown
}

const parts = (version: string) => version.replace('≤', '').split('.').map(Number)

const isBy = (given: string, floor: string): boolean => {
  const [ours, theirs] = [parts(floor), parts(given)]
  const at = ours.findIndex((part, place) => part !== (theirs[place] ?? 0))
  return at < 0 || (ours[at] ?? 0) > (theirs[at] ?? 0)
}

const hasIt = (support: Support | Support[] | undefined, floor: string): boolean =>
  [support ?? []]
    .flat()
    .some(({ version_added: added, flags }) => typeof added === 'string' && !flags && isBy(added, floor))

/** Whether some browser has it by now and had it not at the floor. */
export const cameLater = (entry: Entry): boolean =>
  Object.entries(FLOOR).some(([browser, version]) => {
    const support = entry.__compat?.support[browser]
    return !hasIt(support, version) && hasIt(support, '999')
  })

/** Whether browsers at the floor have it. */
export const isAtFloor = (entry: Entry): boolean =>
  Object.entries(FLOOR).every(([browser, version]) => hasIt(entry.__compat?.support[browser], version))

/** What MDN knows of browsers. */
export const browserData = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
  api: Entry
  javascript: { builtins: Entry & { Intl: Entry } }
  css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Entry>
}
