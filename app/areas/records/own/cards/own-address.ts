import { address } from '#kit/wire/address.ts'
import type { Item, Kind } from '../rules.ts'

/** The page of a member's own record; without a member, of the first of the family. */
export const ownAddress = (memberId?: number): string => address('/records/own', { member_id: memberId ?? '' })

/** The page that writes an entry of a kind, or one anew. */
export const entryAddress = (memberId: number, kind: Kind, id?: number): string =>
  address('/records/own/entry', { member_id: memberId, kind, id: id ?? '' })

/** The page of one thing that is measured. */
export const measuresAddress = (memberId: number, item: Item): string =>
  address('/records/own/measures', { member_id: memberId, item })
