/** The channel that the address itself names, to be remembered. */
export const channelOfAddress = (query: URLSearchParams): number | undefined => whole(query.get('cid') ?? undefined)

/** The city that the address itself names, to be remembered. */
export const cityOfAddress = (query: URLSearchParams): number | undefined => whole(query.get('city_id') ?? undefined)

/** A code of a city or of a channel; undefined for what is none. */
export const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
