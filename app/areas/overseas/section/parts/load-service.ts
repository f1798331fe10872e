import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { overseasPackage } from '#app/areas/overseas/directory/contract.ts'
import { type Loading, readId } from '#kit/wire/load.ts'

/** Goods that are a service abroad, with what the mall says of them and where they take place. */
export const loadService = async ({ callApi, query }: Pick<Loading, 'callApi' | 'query'>) => {
  const goods_id = readId(query, 'goods_id')
  const [goods, about] = await Promise.all([callApi(goodsDetail, { goods_id }), callApi(overseasPackage, { goods_id })])
  return { goods, about }
}
/** The same as it was loaded. */
export type LoadedService = Awaited<ReturnType<typeof loadService>>
