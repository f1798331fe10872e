/** The home of every channel that has no other [X045]. */
export const USUAL_HOME = '/h5/register/main/index'

/** The home of the channel that is flagged CH [X046]. */
export const CH_HOME = '/h5/chsmart/main/index'

/** Its theme colour. */
export const CH_COLOUR = '#3e82f4'

/** The home of a partner city [X047]. */
export const partnerHome = (slug: string): string => `/h5/register/${slug}/index`
