import { storedPlace } from '#kit/bridge/place.ts'

/** Where the phone is; null for the server, which makes no HTML for where somebody stands. */
export const ownPlace = () => (typeof window === 'undefined' ? null : storedPlace())
