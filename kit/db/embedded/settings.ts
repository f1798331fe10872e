import type { Settings } from './postmaster.ts'

/** For a machine that this server shares with Node: few processes, little memory, every commit on disk. */
const smallMachine: Settings = {
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  // Kept once they are there: a new file of the log is filled while everybody who commits waits (docs/decisions/0005).
  min_wal_size: '512MB',
  // At the default of 2 ms a worker that tidies takes most of one of two processors for seconds.
  autovacuum_vacuum_cost_delay: '10ms',
  random_page_cost: 1.1,
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: 0,
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
}

/** Statements, their parameters and the values in error messages are patients' data: none of them reaches the log. */
const discreetLog: Settings = {
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_checkpoints: 'off',
}

/** How the bundled PostgreSQL runs. */
export const settings: Settings = { ...smallMachine, ...discreetLog }
