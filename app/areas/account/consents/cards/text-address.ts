import { address } from '#kit/wire/address.ts'
import type { Document } from '../rules.ts'

/** Where a text is read; without a version the one that counts now. */
export const textAddress = (document: Document, version?: number): string =>
  address('/account/agreement', { document, version })
