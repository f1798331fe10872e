import type { RowNamers } from '#kit/db/row-names.ts'
import { storeAppCertificates as certificates, storeAppHelp as help } from './tables.ts'

/** What help and certificates of a store are called. */
export const names = {
  'store-help': { id: help.id, name: help.title },
  'store-certificate': { id: certificates.id, name: certificates.name },
} satisfies RowNamers
