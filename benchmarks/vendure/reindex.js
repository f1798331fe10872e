import { setTimeout as sleep } from 'node:timers/promises'
import {
  bootstrap,
  ConfigService,
  JobQueueService,
  RequestContextService,
  SearchService,
  TransactionalConnection,
} from '@vendure/core'
import { config } from './config.js'

// Fills the index of its search, in a process of its own: the one that brought the goods holds a job for each of them,
// and would do five of those a second first.
const app = await bootstrap(config)
await app.get(JobQueueService).start()
const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
const { id } = await app.get(SearchService).reindex(ctx)
// A job's own `updates()` never end with jobs in memory: they compare it with itself.
const { jobQueueStrategy } = app.get(ConfigService).jobQueueOptions
for (let job = await jobQueueStrategy.findOne(id); !job.isSettled; await sleep(100)) {
  job = await jobQueueStrategy.findOne(id)
  if (job.error) throw new Error(job.error)
}
await app.get(TransactionalConnection).rawConnection.query('analyze')
process.exit()
