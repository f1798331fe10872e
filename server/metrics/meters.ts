import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { onTrouble } from '#kit/outside/server/trouble.ts'
import { VERSION } from '../version.ts'

/** One request that was answered. */
export interface Answered {
  route: string
  call: string | undefined
  reason: string | undefined
  status: number
  ms: number
}

/** What the process counts while it works. */
export interface Meters {
  registry: Registry
  request: (answered: Answered) => void
  /** A job has run, or failed. */
  job: (run: { name: string; isDone: boolean; ms: number }) => void
  /** Nothing more is counted. */
  close: () => void
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Begins to count: requests, jobs, troubles with outside services, and the process itself. */
export const openMeters = (): Meters => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'yilu_info', help: 'The version of the program', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  )
  const requests = new Counter({
    name: 'yilu_requests_total',
    help: 'Requests by the name of the call or page, the name of its refusal, and the status',
    labelNames: ['kind', 'call', 'reason', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'yilu_request_seconds',
    help: 'How long answers took',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  })
  const jobs = new Counter({
    name: 'yilu_job_runs_total',
    help: 'Runs of jobs by how they ended',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobSeconds = new Counter({
    name: 'yilu_job_seconds_total',
    help: 'How long jobs ran',
    labelNames: ['job'],
    registers,
  })
  const troubles = new Counter({
    name: 'yilu_outside_troubles_total',
    help: 'What outside services refused or did not answer, by their own code',
    labelNames: ['service', 'action', 'code'],
    registers,
  })
  const unheard = onTrouble(({ service, action, code }) => troubles.inc({ service, action, code }))
  return {
    registry,
    request: ({ route, call = 'none', reason = '', status, ms }) => {
      const kind = kindOf(route)
      requests.inc({ kind, call, reason, status })
      seconds.observe({ kind }, ms / 1_000)
    },
    job: ({ name, isDone, ms }) => {
      jobs.inc({ job: name, outcome: isDone ? 'done' : 'failed' })
      jobSeconds.inc({ job: name }, ms / 1_000)
    },
    close: unheard,
  }
}

/** By the pattern of the route: addresses may hold a key or a name. */
const kindOf = (route: string): string => {
  if (/^\/api\/health(\/(live|ready))?$/.test(route)) return 'health'
  if (route.startsWith('/api')) return 'call'
  return /^\/(files|papers|pictures|assets)\b/.test(route) ? 'file' : 'page'
}
