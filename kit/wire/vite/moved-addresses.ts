import type { Plugin } from 'vite'

/** An address that leads to another. */
export interface MovedAddress {
  from: string
  to: string
}

const NAME = 'virtual:moved'

/** `import { leadsTo } from 'virtual:moved'` is where each address that moved leads to, by its path in small letters. */
export const movedAddresses = (findMoved: () => Promise<readonly MovedAddress[]>): Plugin => ({
  name: 'yilu:moved-addresses',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined
    const leadsTo = Object.fromEntries((await findMoved()).map(({ from, to }) => [from.toLowerCase(), to]))
    return `export const leadsTo = ${JSON.stringify(leadsTo)}`
  },
})
