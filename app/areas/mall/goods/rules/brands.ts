/** Where a brand stands that nobody put elsewhere: in the middle, so that others go before it and behind it. */
export const USUAL_POSITION = 500

/** Most brands that the desk makes; those that goods name stand in the list besides. */
export const MOST_BRANDS = 1_000

/** The longest name of a brand, as goods have it too. */
export const BRAND_LENGTH = 30

/** By what brands may be sorted at the desk: as patients see them where nothing is asked. */
export const brandSorts = { goods: 'desc', name: 'asc' } as const

/** Which brands the desk looks at, in words. */
export const brandStates = { on: '显示中', off: '已隐藏' } as const
/** Which brands the desk looks at. */
export type BrandState = keyof typeof brandStates
