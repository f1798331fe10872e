import type { HostSources, PlaceWays } from './place-source.ts'

/** The ways that the product itself has, beside those of an app around the page. */
export type OwnWays = Omit<PlaceWays, keyof HostSources>

/** How this product finds a place; asked for when somebody looks for one, not before. */
export const found: { by: () => Promise<OwnWays> } = {
  by: async () => {
    throw new Error('nobody has said how a place is found')
  },
}

/** Says how this product finds a place. Stands alone, because every page carries it. */
export const findPlacesBy = (ways: () => Promise<OwnWays>): void => {
  found.by = ways
}
