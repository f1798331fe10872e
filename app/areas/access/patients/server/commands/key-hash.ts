import { createHash } from 'node:crypto'

/** A key as it is stored. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
