/** Hosts whose functions come by a script of theirs. */
export type ScriptedHost = 'messaging' | 'payment' | 'city'

/** What went wrong between a page and the app around it. */
export type BridgeFault = 'missing' | 'unanswered' | 'rubbish' | 'refused'

/** What the product lends to the hosts: they know no address and no call of it. */
export interface HostWays {
  /** Where a host's script lies; '' where nobody configured it. */
  scriptOf: (host: ScriptedHost) => Promise<string>
  /** The messaging app's signature of an address. */
  sign: (url: string) => Promise<{ appId: string; timestamp: number; nonceStr: string; signature: string }>
  /** What the city app's script is initialised with. */
  cityStart: () => Promise<{ appId: string; initCode: string }>
  /** A text with the brand name that the city app wants in it [X245]. */
  cityBrand: (text: string) => Promise<string>
  log: (fault: BridgeFault, method: string, error: unknown) => void
}

/** How this product speaks to hosts; asked for when a host needs it, not before. */
export const speaking: { by: () => Promise<HostWays> } = {
  by: async () => {
    throw new Error('nobody has said how hosts are spoken to')
  },
}

/** Says how this product speaks to hosts. Stands alone, because every page carries it. */
export const speakBy = (ways: () => Promise<HostWays>): void => {
  speaking.by = ways
}
