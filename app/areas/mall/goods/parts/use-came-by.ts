import { useSearchParams } from 'react-router'
import type { Sale } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { leadsIn } from '#app/areas/orders/checkout/cards/came-by.ts'

/**
 * How one came to goods, as it goes along with their order. A flash sale that the address names is bought at its own button
 * alone: by this one goods cost what the page says, also when the sale is over.
 */
export const useCameBy = (namedSale: Sale | null): ReturnType<typeof leadsIn> => {
  const [query] = useSearchParams()
  const { act_id, ...others } = leadsIn(query)
  return act_id === undefined || namedSale ? others : { ...others, act_id }
}
