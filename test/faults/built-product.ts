import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '#tools/build-pages.ts'
import { bareEnv, type Launch, type Product, startProduct } from '../support/product.ts'

/** Builds the pages where they are not built. */
export const expectBuilt = (): void => {
  if (isBuilt()) return
  const tool = fileURLToPath(import.meta.resolve('#tools/build-pages.ts'))
  const { status, stderr } = spawnSync(process.execPath, [tool], { env: bareEnv() })
  if (status !== 0) throw new Error(`the pages cannot be built: ${stderr}`)
}

/** Starts the product, its pages built where they are not. */
export const startBuilt = async (launch: Launch): Promise<Product> => {
  expectBuilt()
  // The first start plants the demonstration: on a busy machine that takes longer than a start may otherwise.
  return startProduct({ patienceMs: 150_000, ...launch })
}
