import { address } from '#kit/wire/address.ts'

/** Where packages stand beside each other. */
export const compareAddress = (goodsIds: readonly number[]): string =>
  address('/health/compare', { goods_ids: goodsIds.length > 0 ? goodsIds.join(',') : undefined })
