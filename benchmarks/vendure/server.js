import { bootstrap } from '@vendure/core'
import { config } from './config.js'

const app = await bootstrap(config)
process.stdout.write(`${app.getHttpServer().address().port}\n`)
