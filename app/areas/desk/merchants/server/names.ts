import { providerName } from '#app/areas/desk/money/rules.ts'
import type { RowNamers } from '#kit/db/row-names.ts'

const partsOf = (id: string): [string, string] => {
  const [hospital = '', provider = ''] = id.split(' ')
  return [hospital, provider]
}

/** What accounts that money comes to are called. */
export const names = {
  // One of a hospital at a provider: `12 wechat`.
  merchant: {
    of: (id) => ({ kind: 'hospital', id: partsOf(id)[0] }),
    words: (name: string, id: string) => `${name} ${providerName(partsOf(id)[1])}`,
  },
} satisfies RowNamers
