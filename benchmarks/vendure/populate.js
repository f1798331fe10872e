import {
  bootstrap,
  Importer,
  mergeConfig,
  Populator,
  RequestContextService,
  TransactionalConnection,
} from '@vendure/core'
import { config } from './config.js'
import { shop, wares } from './wares.js'

// Fills an empty database by Vendure's own services: tables, what a shop needs, goods.
const app = await bootstrap(mergeConfig(config, { dbConnectionOptions: { synchronize: true } }))
await app.get(Populator).populateInitialData(shop)
const ctx = await app.get(RequestContextService).create({ apiType: 'admin', languageCode: shop.defaultLanguage })
const errors = await app.get(Importer).importProducts(ctx, wares, () => undefined)
if (errors.length > 0) throw new Error(errors.join('\n'))
await app.get(TransactionalConnection).rawConnection.query('analyze')
process.exit()
