import { costInBaselines, inBaselines, openBaseline } from './baseline.ts'
import { type Bench, Skipped } from './bench.ts'
import { gather, openField } from './booking-field.ts'
import { benches as lists } from './lists.bench.ts'
import type { Shot } from './load.ts'
import { benches as orders } from './order.bench.ts'
import { openSale, rushForSale } from './seckill-field.ts'
import { startBenchApp } from './test-app.ts'
import { isVendureInstalled, openVendureShop, type VendureShop } from './vendure-shop.ts'
import { checkOut, detail, list, search } from './vendure-walks.ts'

/** What Vendure needs of time for an answer is some hundred times what we need: fewer of them fill a round. */
const CONNECTIONS = 16

let opening: Promise<VendureShop> | undefined

const theShop = (): Promise<VendureShop> => {
  opening ??= openVendureShop()
  return opening
}

export const close = async () => {
  const shop = await opening?.catch(() => undefined)
  await shop?.close()
}

type Tell = Parameters<Bench['run']>[0]

/** CPU of ours over that of Vendure's, each in baseline. */
const compare = async (emit: Tell, ours: Bench | undefined, cost: (shop: VendureShop) => Promise<number>) => {
  const shop = await theShop()
  const theirs = await cost(shop)
  const own = await ours?.run(emit)
  if (typeof own !== 'number') return own ?? new Skipped('there is none of ours beside it')
  emit(`${own.toFixed(0)} baseline, Vendure ${theirs.toFixed(0)} baseline (${shop.versions})`)
  return own / theirs
}

const asked = (total: number, shot: (index: number) => Shot) => async (shop: VendureShop) => {
  const baseline = await openBaseline()
  try {
    return await inBaselines(baseline, shop.pids, { port: shop.port, connections: CONNECTIONS, total, shot })
  } finally {
    baseline.close()
  }
}

let buyers = 0

const ordered = (total: number) => async (shop: VendureShop) => {
  const baseline = await openBaseline()
  const variantIds = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) => shop.idOf(`ware-${1 + at}-small`)),
  )
  const walkAll = async (variantId: number, people: number[]) => {
    for (let buyer = people.pop(); buyer; buyer = people.pop()) {
      const refused = await checkOut(shop.port, variantId, buyer)
      if (refused) throw new Error(`Vendure refused an order: ${refused}`)
    }
  }
  try {
    return await costInBaselines(baseline, {
      pids: shop.pids,
      total,
      ready: async (count) => Array.from({ length: count }, () => ++buyers),
      work: async (people) => {
        await Promise.all(variantIds.map((id) => walkAll(id, people)))
      },
    })
  } finally {
    baseline.close()
  }
}

const [ROUNDS, PIECES, BUYERS] = [3, 10, 100]

/** A hundred buy at once what there are ten pieces of: how many of ours were sold that did not exist. */
const oversold = async (emit: Tell): Promise<number> => {
  const [shop, field] = [await theShop(), openField(await startBenchApp())]
  let tooMany = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const sku = `scarce-${round}-only`
    const variantId = await shop.idOf(sku)
    await Promise.all(Array.from({ length: BUYERS }, () => checkOut(shop.port, variantId, ++buyers)))
    const [people, sale] = [await gather(field, BUYERS), await openSale(field, PIECES)]
    const { bought } = await rushForSale(field, sale, people, { connections: BUYERS })
    if (bought.size < PIECES) throw new Error(`only ${bought.size} of ${PIECES} were sold`)
    tooMany += bought.size - PIECES
    emit(`of ${PIECES} pieces ${bought.size} sold, at Vendure ${await shop.countSold(sku)} sold and paid`)
  }
  await field.database.close()
  return tooMany
}

const bench = (name: string, unit: string, goal: string, run: Bench['run']): Bench => ({
  name: `vendure.${name}`,
  unit,
  goal,
  run: async (emit) =>
    isVendureInstalled() ? run(emit) : new Skipped('Vendure is not installed in benchmarks/vendure'),
})

const beside = (name: string, goal: string, ours: string, cost: (shop: VendureShop) => Promise<number>): Bench =>
  bench(name, 'of Vendure', goal, (emit) =>
    compare(
      emit,
      [...lists, ...orders].find((one) => one.name === ours),
      cost,
    ),
  )

export const benches: Bench[] = [
  beside('list', '<= 0.01', 'list.goods', asked(100, list)),
  beside('search', '<= 0.1', 'list.goods', asked(600, search)),
  beside('detail', '<= 0.04', 'detail.goods', asked(300, detail)),
  beside('order', '<= 0.05', 'order.whole', ordered(50)),
  bench('oversold', 'pieces of ours', '= 0', oversold),
]
