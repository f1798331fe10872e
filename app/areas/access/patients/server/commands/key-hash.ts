import { createHash } from 'node:crypto'

/** A key as it is stored. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The first part of a session's hash: it names it to its owner, and opens nothing. */
export const codeOfSession = (keyHash: string): string => keyHash.slice(0, 24).replaceAll(/[^A-Za-z0-9_-]/g, '-')
